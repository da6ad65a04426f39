//! A file that is looked at, piece by piece, wherever the piece stands. It may say anything of itself.

use std::io::{self, Read, Seek, SeekFrom};

use super::Refused;

/// A file with its length.
pub(super) struct Source<'a, F> {
    file: &'a mut F,
    pub length: u64,
}

impl<'a, F: Read + Seek> Source<'a, F> {
    pub fn new(file: &'a mut F) -> io::Result<Source<'a, F>> {
        let length = file.seek(SeekFrom::End(0))?;
        Ok(Source { file, length })
    }

    /// So many bytes from there; a file that has fewer breaks off.
    pub fn at<const N: usize>(&mut self, from: u64) -> Result<[u8; N], Refused> {
        let mut bytes = [0; N];
        self.fill(from, &mut bytes)?;
        Ok(bytes)
    }

    /// As [`Source::at`], of a length that the file says itself: the caller bounds it.
    pub fn some(&mut self, from: u64, count: usize) -> Result<Vec<u8>, Refused> {
        let mut bytes = vec![0; count];
        self.fill(from, &mut bytes)?;
        Ok(bytes)
    }

    fn fill(&mut self, from: u64, bytes: &mut [u8]) -> Result<(), Refused> {
        let end = from.saturating_add(bytes.len() as u64);
        if end > self.length {
            return Err(Refused::Broken);
        }
        self.file.seek(SeekFrom::Start(from))?;
        Ok(self.file.read_exact(bytes)?)
    }

    /// The first bytes, fewer if there are no more.
    pub fn head(&mut self) -> Result<Vec<u8>, Refused> {
        let count = usize::try_from(self.length.min(32)).unwrap_or(32);
        self.some(0, count)
    }

    /// Reads from there to the end (not included), piece after piece.
    pub fn pieces(
        &mut self,
        from: u64,
        to: u64,
        mut each: impl FnMut(&[u8]),
    ) -> Result<(), Refused> {
        const PIECE: u64 = 64 * 1024;
        let mut at = from;
        while at < to {
            let count = usize::try_from((to - at).min(PIECE)).unwrap_or(0);
            let piece = self.some(at, count)?;
            each(&piece);
            at += piece.len() as u64;
        }
        Ok(())
    }
}

/// Four bytes, the greatest first.
pub(super) fn big(bytes: [u8; 4]) -> u64 {
    u64::from(u32::from_be_bytes(bytes))
}

/// Four bytes, the smallest first.
pub(super) fn little(bytes: [u8; 4]) -> u64 {
    u64::from(u32::from_le_bytes(bytes))
}
