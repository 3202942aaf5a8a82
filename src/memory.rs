//! The only place where a caller's pointers are followed.
//!
//! The functions here are safe to call with a pointer that came in through the C ABI: the header obliges the caller to
//! pass NULL or memory that is there for the call. NULL and alignment are checked here. Nothing but plain data is made
//! from bytes of the caller: types in which every byte pattern is valid.

use crate::result::{SUDOKIT_E_ALIGN, SUDOKIT_E_NULL, SUDOKIT_E_OPTIONS, SUDOKIT_E_SIZE, sudokit_result};
use core::ptr::NonNull;
use sudokit_core::fast::Fast;
use sudokit_core::solve::{Backtrack, ExactCover, Propagate, Search, Simple};
use sudokit_core::text::Writer;

/// A value, or the negative result to return.
pub(crate) type Checked<T> = Result<T, sudokit_result>;

/// Runs the body of a function: either way the result is a code.
#[inline]
pub(crate) fn call(body: impl FnOnce() -> Checked<sudokit_result>) -> sudokit_result {
    body().unwrap_or_else(|error| error)
}

/// Types of which every byte pattern, all zero included, is a value.
///
/// # Safety
/// The type must be laid out as C does, or transparent, and hold integers only: no reference, `bool` or enum.
pub(crate) unsafe trait Plain: Copy {}

/// Says that a type is [`Plain`]. It stands right below the type, so that a reader sees that it is.
macro_rules! plain {
    ($($type:ty),+) => {$(
        // SAFETY: integers and arrays of them, as the definition shows.
        unsafe impl $crate::memory::Plain for $type {}
    )+};
}
pub(crate) use plain;

plain!(i32, u32, u64, usize, [u8; 81]);
plain!(Search<Backtrack>, Search<ExactCover>, Search<Propagate>, Search<Simple>, Search<Fast>);

/// Options as they lie in the caller's memory: plain, of a size that is part of them, and without padding.
pub(crate) trait Options: Plain + Default {
    /// The sizes that the struct has had, from the first version on. The last is that of today.
    const SIZES: &'static [usize];
}

/// Refuses NULL and a pointer that is not aligned.
pub(crate) fn check<T>(pointer: *const T) -> Checked<NonNull<T>> {
    let pointer = NonNull::new(pointer.cast_mut()).ok_or(SUDOKIT_E_NULL)?;
    if pointer.is_aligned() { Ok(pointer) } else { Err(SUDOKIT_E_ALIGN) }
}

/// Copies an input.
#[inline]
pub(crate) fn read<T: Plain>(pointer: *const T) -> Checked<T> {
    let pointer = check(pointer)?;
    // SAFETY: not NULL, aligned, and memory of the caller's that holds a T, of which every byte pattern is a value.
    Ok(unsafe { pointer.read() })
}

/// An input, to be looked at where it is and let go before any output is written.
pub(crate) fn look<'a, T: Plain>(pointer: *const T) -> Checked<&'a T> {
    let pointer = check(pointer)?;
    // SAFETY: not NULL, aligned, memory of the caller's that holds a T, and nobody writes to it as long as it is looked at.
    Ok(unsafe { pointer.as_ref() })
}

/// A text of the caller's.
pub(crate) fn bytes<'a>(pointer: *const libc::c_char, length: usize) -> Checked<&'a [u8]> {
    if length == 0 {
        return Ok(&[]);
    }
    let pointer = NonNull::new(pointer.cast_mut()).ok_or(SUDOKIT_E_NULL)?;
    if length > isize::MAX as usize {
        return Err(SUDOKIT_E_SIZE);
    }
    // SAFETY: not NULL, bytes need no alignment, and the caller's text has this length, which no object exceeds.
    Ok(unsafe { core::slice::from_raw_parts(pointer.as_ptr().cast(), length) })
}

/// Where a result goes. Made before anything is computed, written after everything is.
pub(crate) struct Out<T>(Option<NonNull<T>>);

impl<T: Plain> Out<T> {
    /// An output that the caller must give.
    pub(crate) fn required(pointer: *mut T) -> Checked<Self> {
        check(pointer).map(|pointer| Self(Some(pointer)))
    }

    /// An output that the caller may leave out with NULL.
    pub(crate) fn optional(pointer: *mut T) -> Checked<Self> {
        if pointer.is_null() { Ok(Self(None)) } else { Self::required(pointer) }
    }

    /// Writes the result, if the caller wants it.
    #[inline]
    pub(crate) fn write(self, value: T) {
        if let Some(pointer) = self.0 {
            // SAFETY: not NULL, aligned, and memory of the caller's with room for a T.
            unsafe { pointer.write(value) }
        }
    }
}

/// Whether a text and a buffer share bytes.
pub(crate) fn overlap(text: &[u8], buffer: *const libc::c_char, capacity: usize) -> bool {
    let (first, other) = (text.as_ptr().addr(), buffer.addr());
    first < other.saturating_add(capacity) && other < first.saturating_add(text.len())
}

/// Writes text that ends with a NUL into a buffer of the caller's, if all of it has room, and how much room it needs into
/// `needed`. `write` runs twice, first to count, and writes the same both times.
pub(crate) fn write_text(
    buffer: *mut libc::c_char,
    capacity: usize,
    needed: Out<usize>,
    write: impl Fn(&mut Writer) -> Checked<()>,
) -> Checked<()> {
    if buffer.is_null() && capacity > 0 {
        return Err(SUDOKIT_E_NULL);
    }
    let mut counter = Writer::counting();
    write(&mut counter)?;
    let size = counter.length() + 1;
    needed.write(size);
    let buffer = NonNull::new(buffer).filter(|_| size <= capacity && size <= isize::MAX as usize);
    let buffer = buffer.ok_or(SUDOKIT_E_SIZE)?;
    // SAFETY: not NULL, bytes need no alignment, and the buffer has room for as many and is the caller's alone.
    let out = unsafe { core::slice::from_raw_parts_mut(buffer.as_ptr().cast::<u8>(), size) };
    let mut writer = Writer::new(out);
    write(&mut writer)?;
    writer.byte(0);
    Ok(())
}

/// No options struct is larger, in this version or a later one.
const LARGEST_OPTIONS: usize = 4096;

/// How many bytes of a struct of this size this version knows; none if no version has such a struct.
fn known<T: Options>(size: usize) -> Option<usize> {
    let today = size_of::<T>();
    if size > today && size <= LARGEST_OPTIONS { Some(today) } else { T::SIZES.iter().copied().find(|&s| s == size) }
}

/// Copies options: the default for NULL and for what a struct of an older header lacks, and what this version knows of a
/// struct that a newer header made larger.
pub(crate) fn options<T: Options>(pointer: *const T) -> Checked<T> {
    let mut options = T::default();
    if pointer.is_null() {
        return Ok(options);
    }
    // The struct starts with its size, so that much is there whatever the size says.
    let size = read(pointer.cast::<u32>())? as usize;
    check(pointer)?;
    let known = known::<T>(size).ok_or(SUDOKIT_E_OPTIONS)?;
    // SAFETY: not NULL, and the caller says that the struct has this size, of which the known part is a part.
    let tail = unsafe { core::slice::from_raw_parts(pointer.cast::<u8>().wrapping_add(known), size - known) };
    if tail.iter().any(|&byte| byte != 0) {
        return Err(SUDOKIT_E_OPTIONS);
    }
    // SAFETY: both have as many bytes, the struct and the T, of which every byte pattern is a value.
    unsafe { core::ptr::copy_nonoverlapping(pointer.cast::<u8>(), (&raw mut options).cast(), known) }
    Ok(options)
}

/// Writes default options into a struct of the size that the caller's header gives it.
pub(crate) fn init_options<T: Options>(pointer: *mut T, size: usize, defaults: T) -> Checked<()> {
    let pointer = check(pointer)?.as_ptr().cast::<u8>();
    let known = known::<T>(size).ok_or(SUDOKIT_E_SIZE)?;
    // SAFETY: not NULL, and the caller says that the struct has this size.
    unsafe { pointer.write_bytes(0, size) }
    // SAFETY: the same, and neither the struct nor a T is smaller than what is known.
    unsafe { core::ptr::copy_nonoverlapping((&raw const defaults).cast(), pointer, known) }
    Ok(())
}

/// A plain object that lives in the caller's memory, to be worked on where it is.
pub(crate) fn in_place<'a, T: Plain>(pointer: *mut T) -> Checked<&'a mut T> {
    let mut pointer = check(pointer)?;
    // SAFETY: not NULL, aligned, of a type of which every byte pattern is a value, and the caller's alone for the call.
    Ok(unsafe { pointer.as_mut() })
}

/// Sets an object in the caller's memory to all zero.
pub(crate) fn zero<T: Plain>(pointer: *mut T) -> Checked<()> {
    let pointer = check(pointer)?;
    // SAFETY: not NULL, aligned, and memory of the caller's with room for a T, of which all zero is a value.
    unsafe { pointer.write_bytes(0, 1) }
    Ok(())
}

/// Objects of the caller's at equal distances. They are read and written one by one, so that inputs may be outputs.
struct Strided<T> {
    first: NonNull<T>,
    stride: usize,
    count: usize,
}

impl<T: Plain> Strided<T> {
    /// `count` objects, from the start of one to the next `stride` bytes. Without any, the pointer may be anything.
    fn new(pointer: *const T, stride: usize, count: usize) -> Checked<Self> {
        let fits = stride.checked_mul(count).is_some_and(|size| size <= isize::MAX as usize);
        if stride < size_of::<T>() || !stride.is_multiple_of(align_of::<T>()) || !fits {
            return Err(SUDOKIT_E_SIZE);
        }
        let first = if count == 0 { NonNull::dangling() } else { check(pointer)? };
        Ok(Self { first, stride, count })
    }

    #[inline]
    fn at(&self, index: usize) -> Option<NonNull<T>> {
        let is_there = index < self.count;
        is_there.then(|| self.first.map_addr(|address| address.saturating_add(index * self.stride)))
    }
}

/// Inputs at equal distances.
pub(crate) struct Inputs<T>(Strided<T>);

impl<T: Plain> Inputs<T> {
    pub(crate) fn new(pointer: *const T, stride: usize, count: usize) -> Checked<Self> {
        Strided::new(pointer, stride, count).map(Self)
    }

    /// Copies an input, if there are so many.
    #[inline]
    pub(crate) fn read(&self, index: usize) -> Option<T> {
        let pointer = self.0.at(index)?;
        // SAFETY: within the caller's array, aligned since the stride is, and every byte pattern is a value.
        Some(unsafe { pointer.read() })
    }
}

/// Outputs at equal distances, or none where the caller may leave them out with NULL.
pub(crate) struct Outputs<T>(Option<Strided<T>>);

impl<T: Plain> Outputs<T> {
    pub(crate) fn required(pointer: *mut T, stride: usize, count: usize) -> Checked<Self> {
        Strided::new(pointer, stride, count).map(|all| Self(Some(all)))
    }

    pub(crate) fn optional(pointer: *mut T, stride: usize, count: usize) -> Checked<Self> {
        if pointer.is_null() { Ok(Self(None)) } else { Self::required(pointer, stride, count) }
    }

    /// Writes an output, if the caller wants it and there are so many.
    #[inline]
    pub(crate) fn write(&mut self, index: usize, value: T) {
        if let Some(pointer) = self.0.as_ref().and_then(|all| all.at(index)) {
            // SAFETY: within the caller's array, and aligned since the stride is.
            unsafe { pointer.write(value) }
        }
    }
}

/// A text buffer of the caller's as lines of equal size, as many as there is room for; at least one.
pub(crate) fn lines<'a, const N: usize>(buffer: *mut libc::c_char, capacity: usize) -> Checked<&'a mut [[u8; N]]> {
    let buffer = NonNull::new(buffer).ok_or(SUDOKIT_E_NULL)?;
    if capacity < N || capacity > isize::MAX as usize {
        return Err(SUDOKIT_E_SIZE);
    }
    // SAFETY: not NULL, bytes need no alignment, and the buffer is not smaller and the caller's alone for the call.
    Ok(unsafe { core::slice::from_raw_parts_mut(buffer.as_ptr().cast(), capacity / N) })
}

/// Memory of the caller's to work in: the words in it that are aligned, up to as many as are of use. NULL has none.
pub(crate) fn workspace<'a>(pointer: *mut libc::c_void, size: usize, most: usize) -> &'a mut [u64] {
    let Some(start) = NonNull::new(pointer.cast::<u8>()) else { return &mut [] };
    let skipped = start.align_offset(align_of::<u64>());
    let words = (size.saturating_sub(skipped) / size_of::<u64>()).min(most);
    if words == 0 {
        return &mut [];
    }
    let first = start.as_ptr().wrapping_add(skipped).cast();
    // SAFETY: aligned, within the caller's memory, the caller's alone for the call, and every byte pattern is a value.
    unsafe { core::slice::from_raw_parts_mut(first, words) }
}
