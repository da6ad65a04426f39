//! Why the shelf does not do it.

use std::io;

use super::names::NAME_LETTERS;
use super::{MOST_PACKS, MOST_TOTAL};
use crate::media::StoreError;
use crate::packs::Reading;

/// Why the shelf does not do it.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    /// Not the name of a pack.
    #[error(
        "a pack's file has a name of 1 to {NAME_LETTERS} of the letters a-z, 0-9 and -, and `.toml` or `.zip` \
         behind it"
    )]
    Name,
    /// No pack of this name.
    #[error("the box has no such pack: look at the list again")]
    Nowhere,
    /// Packs that came with the box stay as they are.
    #[error("this pack came with the box and stays as it is: give yours another name")]
    Shipped,
    /// As many as there may be.
    #[error(
        "the box has {MOST_PACKS} packs or {MOST_TOTAL} bytes of their texts, or the card has too little \
         room: remove one first"
    )]
    Full,
    /// It cannot be played.
    #[error("the pack has faults: see what they are, and put a mended one there")]
    Faulty(Box<Reading>),
    /// The card.
    #[error("the card does not do it: {0}")]
    Card(#[from] io::Error),
}

impl ShelfError {
    /// What has kept the store from taking a file in, beside what is wrong with the file.
    pub(in crate::packs) fn of_store(error: StoreError) -> ShelfError {
        match error {
            StoreError::Full => ShelfError::Full,
            StoreError::Card(error) | StoreError::Origin(error) => ShelfError::Card(error),
            StoreError::TooLarge | StoreError::Refused(_) => {
                ShelfError::Card(io::Error::other(error))
            }
        }
    }
}
