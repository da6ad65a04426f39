//! Codes that make a phone a captain's.

use crate::hall::{Hall, PIN, published, seat};
use crate::teams::{TEAMS, with_teams};

#[test]
fn a_code_makes_one_phone_a_captain() {
    let (hall, host) = Hall::with_teams();
    let code = hall.code(&host, 2);
    assert!(
        code.len() == 6 && code.bytes().all(|b| b.is_ascii_digit()),
        "{code}"
    );
    let back = hall.try_code(&code, "telefon");
    assert_eq!(back.status, 204);
    let cookie = back.header("set-cookie").expect("a cookie").to_owned();
    for word in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="] {
        assert!(cookie.contains(word), "{cookie}");
    }
    let cookie = back.cookie().expect("a cookie");
    let me = hall.get("/api/me", Some(&cookie)).json();
    assert_eq!((&me["host"], &me["captain"]), (&false.into(), &2.into()));
    let session = hall.notes().sessions.last().cloned().expect("kept");
    let captain = session.captain.expect("a captain's");
    assert_eq!(
        (captain.seat, captain.team.as_str()),
        (seat(2), "O'Neil <b>")
    );
    let token = cookie.split('=').nth(1).expect("a token").to_owned();
    let kept = format!("{:?}", hall.notes().sessions);
    assert!(
        !kept.contains(&token) && !kept.contains(&code),
        "only a hash is kept"
    );
    let again = hall.try_code(&code, "another");
    assert_eq!(
        (again.status, again.problem().as_str()),
        (403, "wrong-code")
    );
}

#[test]
fn of_two_phones_with_one_code_one_is_paired() {
    let (hall, host) = Hall::with_teams();
    let code = hall.code(&host, 1);
    let mut statuses: Vec<u16> = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..4)
            .map(|_| scope.spawn(|| hall.try_code(&code, "phone").status))
            .collect();
        tries
            .into_iter()
            .map(|one| one.join().expect("it does not panic"))
            .collect()
    });
    statuses.sort_unstable();
    assert_eq!(statuses, [204, 403, 403, 403]);
}

#[test]
fn a_new_code_replaces_the_one_before_of_its_seat_only() {
    let (hall, host) = Hall::with_teams();
    let (old, other, new) = (
        hall.code(&host, 1),
        hall.code(&host, 2),
        hall.code(&host, 1),
    );
    assert_eq!(hall.try_code(&old, "phone").problem(), "wrong-code");
    assert_eq!(hall.try_code(&other, "phone").status, 204);
    assert_eq!(hall.try_code(&new, "phone").status, 204);
}

#[test]
fn a_code_is_bound_to_the_team_for_which_it_was_drawn() {
    let (hall, host) = Hall::with_teams();
    let (stays, goes) = (hall.code(&host, 1), hall.code(&host, 2));
    hall.show(with_teams(3, &[(1, "Bakı"), (2, "Another")]));
    assert_eq!(hall.try_code(&goes, "phone").problem(), "wrong-code");
    hall.show(with_teams(4, &TEAMS));
    let late = hall.try_code(&goes, "phone");
    assert_eq!(late.problem(), "wrong-code", "it was tried once");
    assert_eq!(hall.try_code(&stays, "phone").status, 204);
}

#[test]
fn a_seat_without_a_team_has_no_captain() {
    let (hall, host) = Hall::with_teams();
    let draw = |number: u8| {
        let body = format!(r#"{{"seat": {number}}}"#);
        hall.post("/api/captains", Some(&host), &body)
    };
    let empty = draw(3);
    assert_eq!(
        (empty.status, empty.problem().as_str()),
        (404, "no-such-team")
    );
    assert_eq!(draw(7).problem(), "bad-json");
    let mut idle = published(3, None);
    (idle.host.view, idle.public.view) = (None, None);
    hall.show(idle);
    assert_eq!(draw(1).problem(), "no-such-team");
}

#[test]
fn codes_are_guessed_slowly_and_nobody_else_is_slowed() {
    let (hall, host) = Hall::with_teams();
    let code = hall.code(&host, 1);
    let wide: String = code
        .chars()
        .map(|c| char::from_u32(c as u32 + 0xfee0).expect("wide"))
        .collect();
    let padded = format!(" {code}");
    for guess in ["", "no", wide.as_str(), padded.as_str(), &code[..5]] {
        let back = hall.try_code(guess, "guesser");
        assert_eq!(
            (back.status, back.problem().as_str()),
            (403, "wrong-code"),
            "{guess:?}"
        );
        assert_eq!(back.cookie(), None);
    }
    let slowed = hall.try_code(&code, "guesser");
    assert_eq!(
        (slowed.status, slowed.problem().as_str()),
        (429, "too-many"),
        "else being slowed would tell what is right"
    );
    let wait = slowed.header("retry-after").map(str::parse::<u64>);
    assert!(matches!(wait, Some(Ok(20..=31))), "{wait:?}");
    assert_eq!(hall.code(&host, 2).len(), 6, "a host draws on");
    hall.pair("an official by PIN");
}

#[test]
fn right_codes_cost_nothing() {
    let (hall, host) = Hall::with_teams();
    for _ in 0..20 {
        hall.captain(&host, 1);
    }
}

#[test]
fn a_captains_phone_has_a_name_that_fits() {
    let (hall, host) = Hall::with_teams();
    let code = hall.code(&host, 1);
    for device in [String::new(), "ı".repeat(200), "a\nb".to_owned()] {
        let back = hall.try_code(&code, &device);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (400, "bad-json"),
            "{device:?}"
        );
    }
    for body in [
        format!(r#"{{"code": {code}, "device": "p"}}"#),
        format!(r#"{{"code": "{code}"}}"#),
        format!(r#"{{"code": "{code}", "device": "p", "seat": 1}}"#),
        format!(r#"{{"pin": "{PIN}", "device": "p"}}"#),
    ] {
        assert_eq!(
            hall.post("/api/pair/captain", None, &body).problem(),
            "bad-json",
            "{body}"
        );
    }
    let long = format!(r#"{{"code": "{}", "device": "p"}}"#, "1".repeat(5_000));
    assert_eq!(
        hall.post("/api/pair/captain", None, &long).problem(),
        "too-large"
    );
    assert_eq!(
        hall.try_code(&code, "phone").status,
        204,
        "nothing of that was a guess"
    );
}

#[test]
fn a_captain_is_paired_only_when_the_desk_has_answered() {
    let (hall, host) = Hall::with_teams();
    let code = hall.code(&host, 1);
    hall.notes().dead = true;
    let back = hall.try_code(&code, "phone");
    assert_eq!((back.status, back.problem().as_str()), (503, "no-answer"));
    assert_eq!(back.cookie(), None);
}
