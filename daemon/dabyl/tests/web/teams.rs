//! Halls in which teams sit, and captains with their phones.

use std::sync::Arc;

use dabyl::frame::Published;
use dabyl_rules::Lamp;
use dabyl_rules::view::SeatView;

use crate::hall::{Back, Hall, clock, published, seat};

/// The teams of most tests, with the seats where they sit.
pub const TEAMS: [(u8, &str); 3] = [(1, "Bakı"), (2, "O'Neil <b>"), (4, "Нұр-Сұлтан")];

/// What only the captain of this seat may see.
pub fn secret_of(number: u8) -> String {
    format!("entry-of-seat-{number}")
}

/// A game with these teams, as everybody may see it: each captain with a secret of his own.
pub fn with_teams(serial: u64, teams: &[(u8, &str)]) -> Published {
    let mut published = published(serial, Some(clock(5_000)));
    let seats: Vec<_> = teams
        .iter()
        .map(|(number, team)| sits(*number, team))
        .collect();
    for frame in [&mut published.host, &mut published.public] {
        let view = frame.view.as_mut().expect("a game is on the table");
        view.seats.clone_from(&seats);
    }
    let public = published.public.clone();
    let captains = teams.iter().map(|(number, _)| {
        let mut frame = public.clone();
        let view = frame.view.as_mut().expect("a game is on the table");
        view.theme = Some(secret_of(*number));
        (seat(*number), frame)
    });
    published.captains = captains.collect();
    let host = published
        .host
        .view
        .as_mut()
        .expect("a game is on the table");
    host.theme = Some(TEAMS.map(|(number, _)| secret_of(number)).join(" "));
    published
}

fn sits(number: u8, team: &str) -> SeatView {
    SeatView {
        seat: seat(number),
        team: team.to_owned(),
        player: None,
        score: 0,
        lamp: Lamp::Armed,
        tried: false,
        plays: true,
        removed: false,
        solved: false,
        rank: 1,
    }
}

/// A captain's own entry.
pub fn entry(number: u8) -> String {
    format!(r#"{{"say": "wager", "seat": {number}, "points": 500}}"#)
}

/// Something said in game 1.
pub fn said(id: &str, command: &str) -> String {
    format!(r#"{{"game": 1, "revision": 1, "id": "{id}", "command": {command}}}"#)
}

impl Hall {
    /// A hall with [`TEAMS`] and a host; gives the host's cookie too.
    pub fn with_teams() -> (Hall, String) {
        let hall = Hall::open();
        hall.show(with_teams(2, &TEAMS));
        let host = hall.pair("host");
        (hall, host)
    }

    pub fn show(&self, published: Published) {
        self.publish.send_replace(Arc::new(published));
    }

    /// Draws a code for the captain of this seat.
    pub fn code(&self, host: &str, number: u8) -> String {
        let back = self.post(
            "/api/captains",
            Some(host),
            &format!(r#"{{"seat": {number}}}"#),
        );
        assert_eq!(back.status, 200, "{}", back.text());
        assert_eq!(back.json()["expiresMs"], 600_000);
        back.json()["code"].as_str().expect("a code").to_owned()
    }

    pub fn try_code(&self, code: &str, device: &str) -> Back {
        let body = serde_json::json!({"code": code, "device": device}).to_string();
        self.post("/api/pair/captain", None, &body)
    }

    /// Pairs a captain's phone; gives its cookie.
    pub fn captain(&self, host: &str, number: u8) -> String {
        let back = self.try_code(&self.code(host, number), &format!("phone of {number}"));
        assert_eq!(back.status, 204, "{}", back.text());
        back.cookie().expect("a cookie")
    }
}
