//! A random filled grid (to be replaced).
use crate::board::Grid;
use crate::fast;
use crate::fast::Start;
use crate::random::Random;
use crate::simd::Backend;
use core::ops::ControlFlow;

/// A random filled grid.
pub fn filled(random: &mut Random) -> Grid {
    let mut cells = [0u8; 81];
    for square in [0, 30, 60] {
        let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        random.shuffle(&mut digits);
        for (place, digit) in digits.into_iter().enumerate() {
            if let Some(cell) = cells.get_mut(square + place / 3 * 9 + place % 3) {
                *cell = digit;
            }
        }
    }
    let mut found = Grid::EMPTY;
    fast::search(Backend::best(), Start::Grid(&Grid::from_numbers(&cells)), u64::MAX, &mut |solution| {
        found = *solution;
        ControlFlow::Break(())
    });
    found
}
