//! Names of a new game. What was begun before goes on, whatever this says.

use super::{Setup, SetupError};

impl Setup {
    /// Takes away the spaces around names, which nobody sees and nobody means.
    pub fn trim_names(&mut self) {
        for place in &mut self.seats {
            let people = place.players.iter_mut().chain(&mut place.reserves);
            for name in people.chain([&mut place.team]) {
                let trimmed = name.trim();
                if trimmed.len() < name.len() {
                    *name = trimmed.to_owned();
                }
            }
        }
    }

    /// Whether the teams of a new game can be told apart by their names.
    ///
    /// # Errors
    /// The first two that cannot.
    pub fn check_team_names(&self) -> Result<(), SetupError> {
        let names: Vec<String> = self.seats.iter().map(|place| heard(&place.team)).collect();
        for (later, place) in self.seats.iter().enumerate() {
            if let Some(first) = names[..later].iter().position(|name| *name == names[later]) {
                return Err(SetupError::SameName {
                    seat: self.seats[first].seat,
                    other: place.seat,
                });
            }
        }
        Ok(())
    }
}

/// A name as it is heard: without capitals and spaces that are not. The dot of the Azerbaijani İ and ı
/// is a matter of capitals as well, which other languages' keyboards write as I and i.
fn heard(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    let lower = words.join(" ").to_lowercase();
    let plain = lower.chars().filter(|c| *c != '\u{307}');
    plain.map(|c| if c == 'ı' { 'i' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::heard;

    #[test]
    fn names_that_sound_alike_are_one() {
        for (one, other) in [
            ("Qızıl Qurd", "  QIZIL   QURD "),
            ("İNCƏSƏNƏT", "incəsənət"),
            ("Ырыс", "ЫРЫС"),
            ("Straße", "straße"),
        ] {
            assert_eq!(heard(one), heard(other), "{one:?} {other:?}");
        }
        for (one, other) in [("Ата", "Әта"), ("Team 1", "Team 11"), ("Ё", "Е")] {
            assert_ne!(heard(one), heard(other), "{one:?} {other:?}");
        }
    }
}
