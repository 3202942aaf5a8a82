//! What a right solution is.

/// Finds out whether a solution keeps the puzzle's digits and has every digit in every house. Its digits may be text.
pub fn is_solution(puzzle: &[u8; 81], solution: &[u8; 81]) -> bool {
    // Bit 9 * house + digit - 1 for each digit of each row, column and box: all 81 are set only if no digit is missing
    // anywhere.
    let mut houses = [0u128; 3];
    for cell in 0..81 {
        let digit = solution[cell] & 15;
        if !(1..=9).contains(&digit) || (puzzle[cell] != 0 && puzzle[cell] != digit) {
            return false;
        }
        let (row, column) = (cell / 9, cell % 9);
        for (house, bits) in [row, column, row / 3 * 3 + column / 3].into_iter().zip(&mut houses) {
            *bits |= 1 << (9 * house + usize::from(digit) - 1);
        }
    }
    houses == [(1 << 81) - 1; 3]
}
