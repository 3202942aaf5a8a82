//! The 81 cells.

use super::cell_set::CellSet;
use super::house::{House, HouseSet};
use super::index::index_type;
use super::tables;

index_type! {
    /// A cell, named by its row and its column. Its index counts along the rows, from 0 to 80.
    Cell,
    R1C1 R1C2 R1C3 R1C4 R1C5 R1C6 R1C7 R1C8 R1C9
    R2C1 R2C2 R2C3 R2C4 R2C5 R2C6 R2C7 R2C8 R2C9
    R3C1 R3C2 R3C3 R3C4 R3C5 R3C6 R3C7 R3C8 R3C9
    R4C1 R4C2 R4C3 R4C4 R4C5 R4C6 R4C7 R4C8 R4C9
    R5C1 R5C2 R5C3 R5C4 R5C5 R5C6 R5C7 R5C8 R5C9
    R6C1 R6C2 R6C3 R6C4 R6C5 R6C6 R6C7 R6C8 R6C9
    R7C1 R7C2 R7C3 R7C4 R7C5 R7C6 R7C7 R7C8 R7C9
    R8C1 R8C2 R8C3 R8C4 R8C5 R8C6 R8C7 R8C8 R8C9
    R9C1 R9C2 R9C3 R9C4 R9C5 R9C6 R9C7 R9C8 R9C9
}

impl Cell {
    /// Its row, its column and its box.
    #[inline]
    pub const fn houses(self) -> [House; 3] {
        tables::HOUSES[self.index()]
    }

    /// Its row, its column and its box, as a set.
    #[inline]
    pub const fn house_set(self) -> HouseSet {
        tables::SETS_OF_HOUSES[self.index()]
    }

    /// The 20 other cells that share a house with it.
    #[inline]
    pub const fn peers(self) -> CellSet {
        tables::PEERS[self.index()]
    }
}
