//! How the tables write numbers.

/// Rounded, with a comma after each thousand: 49,158.
pub fn count(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Two places, or more where two would say little: 12.50, 0.031, 0.0002.
pub fn ratio(number: f64) -> String {
    let places = match number {
        0.1.. => 2,
        0.01.. => 3,
        _ => 4,
    };
    format!("{number:.places$}")
}
