//! The rounds that a pack may have.

use serde::{Deserialize, Serialize};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A round of Khamsa.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "PackRoundKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Round {
    /// Bəlli, Явный.
    Open,
    /// Şərtli, Полуявный.
    Semi,
    /// Sirli, Тайный.
    Secret,
    /// Fərdi, Персональный.
    Personal,
    /// «Xəmsə», «Хамса».
    Final,
    /// Questions without value between equals.
    Shootout,
}
