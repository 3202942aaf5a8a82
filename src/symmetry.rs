//! Symmetry
//!
//! Two grids are the same in disguise, or of one class, if one becomes the other by these steps: rows and columns change
//! roles (the grid is transposed); bands change places, or rows within a band; stacks change places, or columns within a
//! stack; digits get other names. There are 2 * 6^8 * 9! = 1,218,998,108,160 ways to combine them, each a
//! sudokit_transform. A puzzle and its disguise have equally many solutions, and these are each other's disguises.
//!
//! The canonical form of a grid is the least of its class: cells are compared from 0 to 80, and an empty cell counts as
//! 0. So two grids are of one class if and only if their canonical forms have the same bytes. The form of a filled grid
//! begins with 123456789; that of a sparse puzzle begins with empty cells. Every grid that breaks no rule has one, whether
//! it has one solution, many or none, and it never changes from version to version.

use crate::memory::{self, Checked, Inputs, Out, Outputs, call};
use crate::result::{SUDOKIT_CONFLICT, SUDOKIT_E_VALUE, SUDOKIT_OK, sudokit_result};
use crate::types::{self, sudokit_grid};
use sudokit_core::board::Grid;
use sudokit_core::random::Random;
use sudokit_core::symmetry::{Canonical, Parts, Transform};

/// A way to disguise a grid. The grid is transposed first, if at all: cell 9 * r + c goes to 9 * c + r. Then row i of the
/// result is row `rows[i]`, column j of the result is column `columns[j]`, and digit d becomes `digits[d - 1]`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct sudokit_transform {
    /// 1 to transpose, else 0.
    pub transpose: u8,
    /// The numbers from 0 to 8; 0, 1, 2 stand together in a band, and so do 3, 4, 5 and 6, 7, 8.
    pub rows: [u8; 9],
    /// The same for columns and stacks.
    pub columns: [u8; 9],
    /// The numbers from 1 to 9.
    pub digits: [u8; 9],
}

memory::plain!(sudokit_transform);

const _: () = assert!(size_of::<sudokit_transform>() == 28 && align_of::<sudokit_transform>() == 1);

impl From<Transform> for sudokit_transform {
    fn from(transform: Transform) -> Self {
        let Parts { transpose, rows, columns, digits } = transform.to_parts();
        Self { transpose, rows, columns, digits }
    }
}

/// Reads a transform of the caller's.
fn transform(pointer: *const sudokit_transform) -> Checked<Transform> {
    let sudokit_transform { transpose, rows, columns, digits } = memory::read(pointer)?;
    Transform::from_parts(&Parts { transpose, rows, columns, digits }).ok_or(SUDOKIT_E_VALUE)
}

/// Writes the transform that changes nothing.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_transform_identity(out: *mut sudokit_transform) -> sudokit_result {
    call(|| finish(Out::required(out)?, Transform::IDENTITY))
}

/// Writes a random transform, each as likely as any other. Equal seeds give equal transforms, on every platform and in
/// every version.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_transform_random(seed: u64, out: *mut sudokit_transform) -> sudokit_result {
    call(|| finish(Out::required(out)?, Transform::random(&mut Random::new(seed))))
}

/// Writes what a transform makes of a grid, which may break rules.
///
/// SUDOKIT_OK: written. SUDOKIT_E_VALUE: a cell above 9, or `transform` is none.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_transform_apply(
    transform: *const sudokit_transform,
    r#in: *const sudokit_grid,
    out: *mut sudokit_grid,
) -> sudokit_result {
    call(|| {
        let out = Out::required(out)?;
        out.write(self::transform(transform)?.apply(&types::grid(r#in)?).into());
        Ok(SUDOKIT_OK)
    })
}

/// Writes the transform that takes back what `in` does.
///
/// SUDOKIT_OK: written. SUDOKIT_E_VALUE: `in` is no transform.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_transform_invert(
    r#in: *const sudokit_transform,
    out: *mut sudokit_transform,
) -> sudokit_result {
    call(|| finish(Out::required(out)?, transform(r#in)?.inverse()))
}

/// Writes the transform that does what `first` and then `second` do.
///
/// SUDOKIT_OK: written. SUDOKIT_E_VALUE: one of them is no transform.
///
/// Cost: constant. Stack: 1 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_transform_compose(
    first: *const sudokit_transform,
    second: *const sudokit_transform,
    out: *mut sudokit_transform,
) -> sudokit_result {
    call(|| finish(Out::required(out)?, transform(first)?.then(&transform(second)?)))
}

/// Writes the canonical form of a grid, and into `transform`, unless it is NULL, one of the transforms that lead to it,
/// the same everywhere.
///
/// SUDOKIT_OK: written. SUDOKIT_CONFLICT: the grid breaks a rule; nothing is written. SUDOKIT_E_VALUE: a cell above 9.
///
/// Cost: some microseconds for most grids, a few milliseconds at most. Stack: 6 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_canonicalize(
    grid: *const sudokit_grid,
    out: *mut sudokit_grid,
    transform: *mut sudokit_transform,
) -> sudokit_result {
    call(|| {
        let (out, transform) = (Out::required(out)?, Out::optional(transform)?);
        let canonical = canonical(&types::grid(grid)?)?;
        out.write(canonical.grid.into());
        finish(transform, canonical.transform)
    })
}

/// Writes how many transforms leave a grid as it is. There is always one, sudokit_transform_identity, and most grids have
/// no other. Digits that a grid lacks count too: with two of them each has a twin that swaps these. The empty grid has all
/// 1,218,998,108,160. All transforms divided by this is the size of the class.
///
/// SUDOKIT_OK: written. SUDOKIT_CONFLICT: the grid breaks a rule; nothing is written. SUDOKIT_E_VALUE: a cell above 9.
///
/// Cost: as in sudokit_canonicalize. Stack: 6 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_automorphisms(grid: *const sudokit_grid, count: *mut u64) -> sudokit_result {
    call(|| {
        let count = Out::required(count)?;
        count.write(canonical(&types::grid(grid)?)?.automorphisms);
        Ok(SUDOKIT_OK)
    })
}

/// Writes the canonical forms of `count` grids, each of 81 bytes. Grid i starts at grids + i * grid_stride and its form
/// goes to out + i * out_stride; what is between them is neither read nor written. Grids and forms may be the same memory
/// with the same stride, but must not overlap otherwise.
///
/// `results[i]`, unless `results` is NULL, gets what came of grid i: SUDOKIT_OK, or SUDOKIT_CONFLICT or SUDOKIT_E_VALUE as
/// in sudokit_canonicalize, and then no form is written.
///
/// The call itself gives:
/// SUDOKIT_OK: all grids are done. SUDOKIT_E_NULL: `grids` or `out` is NULL with a `count` above 0.
/// SUDOKIT_E_SIZE: a stride below 81, or an array that would not fit into memory.
///
/// Cost: as in sudokit_canonicalize, for each grid. Stack: 6 KiB. Threads: any. Since 0.1.0.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_canonicalize_batch(
    grids: *const u8,
    grid_stride: usize,
    count: usize,
    out: *mut u8,
    out_stride: usize,
    results: *mut sudokit_result,
) -> sudokit_result {
    call(|| {
        let grids = Inputs::<[u8; 81]>::new(grids.cast(), grid_stride, count)?;
        let mut forms = Outputs::required(out.cast(), out_stride, count)?;
        let mut results = Outputs::optional(results, size_of::<sudokit_result>(), count)?;
        for (i, cells) in (0..count).map_while(|i| Some((i, grids.read(i)?))) {
            let form = Grid::from_bytes(&cells).ok_or(SUDOKIT_E_VALUE).and_then(|grid| canonical(&grid));
            if let Ok(form) = &form {
                forms.write(i, form.grid.to_bytes());
            }
            results.write(i, form.map_or_else(|result| result, |_| SUDOKIT_OK));
        }
        Ok(SUDOKIT_OK)
    })
}

/// The canonical form, or what the caller is told of a grid without one.
fn canonical(grid: &Grid) -> Checked<Canonical> {
    Canonical::of(grid).ok_or(SUDOKIT_CONFLICT)
}

fn finish(out: Out<sudokit_transform>, transform: Transform) -> Checked<sudokit_result> {
    out.write(transform.into());
    Ok(SUDOKIT_OK)
}
