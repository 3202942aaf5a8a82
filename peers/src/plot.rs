//! The rates at limit 2 as a picture: a group of bars for each set, as long as the ratio to the fastest peer.

use crate::measure::Row;
use crate::table::Block;
use crate::text::{count, ratio};

const WIDTH: f64 = 900.0;
/// Where the bars begin, and where the one for the largest ratio ends.
const START: f64 = 82.0;
const END: f64 = 760.0;
const MARGIN: f64 = 24.0;
/// What is above the first group and below the last.
const HEAD: f64 = 102.0;
const FOOT: f64 = 54.0;
const BAR: f64 = 16.0;
const BAR_STEP: f64 = 20.0;
/// What a group takes besides its bars: its title and the gap above.
const TITLE: f64 = 44.0;

const FONT: &str = "-apple-system, 'Segoe UI', Helvetica, Arial, 'Liberation Sans', sans-serif";
const INK: &str = "#1f2933";
const PALE_INK: &str = "#66717e";
const GRID: &str = "#e3e7eb";
const SMALL: &str = "font-size=\"12\"";
/// Small, and white around the letters where lines cross them.
const ON_LINES: &str = "font-size=\"12\" stroke=\"#ffffff\" stroke-width=\"5\" paint-order=\"stroke\"";

/// Ours, then the peers: the name in the table, that in the legend, how far that reaches, and the colour.
const BARS: [(&str, &str, f64, &str); 5] = [
    ("BATCH", "sudokit, one call for all puzzles", 222.0, "#0b5394"),
    ("AUTO", "sudokit, a call for each puzzle", 214.0, "#5b9fd8"),
    ("tdoku", "tdoku (C++)", 114.0, "#b85c1e"),
    ("sudoku", "sudoku (Rust)", 125.0, "#dd9254"),
    ("msolve", "msolve (Rust)", 125.0, "#eec9a0"),
];

/// The bar of an engine in a group.
struct Bar<'a> {
    row: &'a Row,
    colour: &'static str,
    rate: f64,
    ratio: f64,
}

pub fn svg(blocks: &[Block]) -> String {
    let groups: Vec<Vec<Bar>> = blocks.iter().map(bars).collect();
    let most = groups.iter().flatten().map(|bar| bar.ratio).fold(1.0, f64::max);
    let x = |ratio: f64| START + (END - START) * ratio / most;
    let rows: usize = groups.iter().map(Vec::len).sum();
    let bottom = HEAD + TITLE * groups.len() as f64 + BAR_STEP * rows as f64;
    let height = bottom + FOOT;

    // Bars are on the grid, the line of the fastest peer on the bars, and numbers on all of them.
    let (mut head, mut grid, mut bars, mut numbers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());

    let title = "Finding a solution, and telling whether it is the only one";
    head.push(text(MARGIN, 38.0, "start", INK, "font-size=\"19\" font-weight=\"bold\"", title));
    let explanation = "Puzzles per second on one thread, and the ratio to the fastest other solver. Longer is faster.";
    head.push(text(MARGIN, 61.0, "start", PALE_INK, "", explanation));
    let mut left = MARGIN;
    for (name, legend, reach, colour) in BARS {
        if groups.iter().flatten().any(|bar| bar.row.engine == name) {
            head.push(format!("<rect x=\"{left}\" y=\"80\" width=\"12\" height=\"12\" rx=\"2\" fill=\"{colour}\"/>"));
            head.push(text(left + 18.0, 90.5, "start", INK, "", legend));
            left += reach;
        }
    }

    let step = [0.2, 0.5, 1.0, 2.0, 5.0, 10.0].into_iter().find(|step| most / step <= 8.0).unwrap_or(50.0);
    let ticks: Vec<f64> = (0..).map(|tick| f64::from(tick) * step).take_while(|&tick| tick <= most).collect();
    for &tick in &ticks {
        let places = usize::from(step < 1.0);
        grid.push(text(x(tick), bottom + 18.0, "middle", PALE_INK, SMALL, &format!("{tick:.places$}×")));
    }
    grid.push(text(x(1.0), bottom + 36.0, "middle", INK, SMALL, "the fastest other solver"));

    let mut top = HEAD;
    for (block, group) in blocks.iter().zip(&groups) {
        let about = format!("{} puzzles, {}", count(block.puzzles as f64), block.about);
        let about = format!("{}<tspan font-weight=\"normal\" fill=\"{PALE_INK}\">: {about}</tspan>", block.set);
        head.push(text(MARGIN, top + 32.0, "start", INK, "font-weight=\"bold\"", &about));
        top += TITLE;
        let line = |ratio: f64, more: &str| {
            let (x, top, bottom) = (x(ratio), top - 4.0, top + BAR_STEP * group.len() as f64);
            format!("<path d=\"M{x:.1} {top}V{bottom}\" {more}/>")
        };
        grid.extend(ticks.iter().map(|&tick| line(tick, &format!("stroke=\"{GRID}\""))));
        numbers.push(line(1.0, &format!("stroke=\"{INK}\" stroke-dasharray=\"3 3\"")));
        for Bar { row, colour, rate, ratio: value } in group {
            let (end, baseline) = (x(*value), top + 12.0);
            let width = (end - START).max(1.0);
            bars.push(text(START - 8.0, baseline, "end", INK, SMALL, &row.engine));
            bars.push(format!(
                "<rect x=\"{START}\" y=\"{top}\" width=\"{width:.1}\" height=\"{BAR}\" fill=\"{colour}\"/>"
            ));
            let number = format!("{} ({}×)", count(*rate), ratio(*value));
            numbers.push(text(end + 7.0, baseline, "start", INK, ON_LINES, &number));
            top += BAR_STEP;
        }
    }
    let elements = [head, grid, bars, numbers].concat().join("\n");
    let size = format!("viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\"");
    let font = format!("font-family=\"{FONT}\" font-size=\"13\"");
    let paper = "<rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"#ffffff\"/>";
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {size} {font}>\n{paper}\n{elements}\n</svg>\n")
}

/// The bars of a set: those engines that were measured.
fn bars(block: &Block) -> Vec<Bar<'_>> {
    let bar = |(name, _, _, colour): (&str, &str, f64, &'static str)| {
        let row = block.limits[1].iter().find(|row| row.engine == name)?;
        Some(Bar { row, colour, rate: row.rate()?, ratio: row.ratio(block.best_peer(2))? })
    };
    BARS.into_iter().filter_map(bar).collect()
}

fn text(x: f64, y: f64, anchor: &str, colour: &str, more: &str, content: &str) -> String {
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"{colour}\" {more}>{content}</text>")
}
