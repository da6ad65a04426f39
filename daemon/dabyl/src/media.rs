//! Pictures, videos and sounds that questions show: what they are by what is in them, and the store
//! where they stand under the hash of their bytes. It knows neither packs nor the web.

mod kinds;
mod mp4;
mod pictures;
mod sounds;
mod source;
mod store;
#[cfg(test)]
mod tests;
mod webm;

pub use kinds::{Kind, PICTURE_SIDE, Refused, look};
pub use store::{
    Arrived, MOST_FILE, ROOM_LEFT, Store, StoreError, digest, files_of, has_room, make_directory,
    sync_directory,
};
