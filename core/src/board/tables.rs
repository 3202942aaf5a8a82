//! Which cells make up which house: worked out when the library is compiled, so that no call has anything to set up.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::house::{House, HouseSet};

/// The nine cells of every house.
pub(super) const CELLS: [[Cell; 9]; 27] = cells();

/// The set of each single cell.
pub(super) const ONLY: [CellSet; 81] = only();

/// The row, the column and the box of every cell.
pub(super) static HOUSES: [[House; 3]; 81] = houses();

/// The row, the column and the box of every cell, as a set.
pub(super) static SETS_OF_HOUSES: [HouseSet; 81] = sets_of_houses();

/// The 20 peers of every cell.
pub(super) static PEERS: [CellSet; 81] = peers();

/// The nine cells of every house as a set.
pub(super) static HOUSE_SETS: [CellSet; 27] = house_sets();

const fn cells() -> [[Cell; 9]; 27] {
    let mut table = [[Cell::R1C1; 9]; 27];
    let mut line = 0;
    while line < 9 {
        let mut place = 0;
        while place < 9 {
            let corner = line / 3 * 27 + line % 3 * 3;
            table[line][place] = Cell::ALL[line * 9 + place];
            table[9 + line][place] = Cell::ALL[place * 9 + line];
            table[18 + line][place] = Cell::ALL[corner + place / 3 * 9 + place % 3];
            place += 1;
        }
        line += 1;
    }
    table
}

const fn only() -> [CellSet; 81] {
    let mut table = [CellSet::EMPTY; 81];
    let mut cell = 0;
    while cell < 81 {
        table[cell] = CellSet::from_cell(Cell::ALL[cell]);
        cell += 1;
    }
    table
}

const fn houses() -> [[House; 3]; 81] {
    let mut table = [[House::Row1; 3]; 81];
    let mut house = 0;
    while house < 27 {
        let mut place = 0;
        while place < 9 {
            table[CELLS[house][place] as usize][house / 9] = House::ALL[house];
            place += 1;
        }
        house += 1;
    }
    table
}

const fn sets_of_houses() -> [HouseSet; 81] {
    let houses = houses();
    let mut table = [HouseSet::EMPTY; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, square] = houses[cell];
        table[cell] = HouseSet::only(row).union(HouseSet::only(column)).union(HouseSet::only(square));
        cell += 1;
    }
    table
}

const fn house_sets() -> [CellSet; 27] {
    let mut table = [CellSet::EMPTY; 27];
    let mut house = 0;
    while house < 27 {
        let mut place = 0;
        while place < 9 {
            table[house] = table[house].with(CELLS[house][place]);
            place += 1;
        }
        assert!(table[house].len() == 9);
        house += 1;
    }
    table
}

const fn peers() -> [CellSet; 81] {
    let (sets, houses) = (house_sets(), houses());
    let mut table = [CellSet::EMPTY; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, square] = houses[cell];
        let seen = sets[row.index()].union(sets[column.index()]).union(sets[square.index()]);
        table[cell] = seen.without(Cell::ALL[cell]);
        assert!(table[cell].len() == 20);
        cell += 1;
    }
    table
}
