//! After the match: its book is downloaded and verified, and no altered one passes.

use std::io::Write as _;
use std::process::{Command, Stdio};

use dabyl::books::Head;
use dabyl_rules::Points;

use super::people::Match;

/// Places of the book that are altered, one after the other.
const ALTERED: usize = 5;

impl Match<'_> {
    /// The book says what was played.
    pub(super) fn verify(&self, totals: &[Points]) {
        let (status, head) = self.visitor.download("/api/book/head");
        assert_eq!(status, 200, "the head is everybody's");
        let head: Head = serde_json::from_slice(&head).expect("a head");
        assert_eq!(head.game, self.game);
        for phone in [&self.visitor, &self.captains[0]] {
            assert_eq!(phone.download("/api/book").0, 401, "the book is the host's");
        }
        let (status, book) = self.host.download("/api/book");
        assert_eq!(status, 200, "the book");
        let (exit, said) = self.dabyl_verify(&book, &head.head);
        assert_eq!(exit, Some(0), "{said}");
        assert!(
            said.contains(": whole:") && said.contains(&head.head),
            "{said}"
        );
        assert!(said.contains("The head is the protocol's"), "{said}");
        let rows = book.iter().filter(|byte| **byte == b'\n').count() as u64;
        assert_eq!(rows, head.rows, "rows of the book");
        for (index, total) in totals.iter().enumerate() {
            let line = format!("seat {}  {total:>8}  ", index + 1);
            assert!(said.contains(&line), "\"{line}\" in {said}");
        }
        for part in 1..=ALTERED {
            let altered = altered(&book, book.len() * part / (ALTERED + 1));
            let (exit, said) = self.dabyl_verify(&altered, &head.head);
            assert_eq!(exit, Some(1), "an altered digit: {said}");
        }
        let end = book.len() - 1;
        let cut = book[..end].iter().rposition(|byte| *byte == b'\n');
        let (exit, said) = self.dabyl_verify(&book[..=cut.expect("many lines")], &head.head);
        assert_eq!(exit, Some(1), "the last line was cut off: {said}");
        println!(
            "the book is whole: {rows} rows, {} bytes, head {}",
            book.len(),
            head.head
        );
    }

    fn dabyl_verify(&self, book: &[u8], head: &str) -> (Option<i32>, String) {
        let mut child = Command::new(&self.start.binary)
            .args(["verify", "-", "--head", head])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("started");
        let mut pipe = child.stdin.take().expect("piped");
        // Who has seen enough closes its end.
        let _ = pipe.write_all(book);
        drop(pipe);
        let output = child.wait_with_output().expect("ended");
        let said = [output.stdout, output.stderr].concat();
        (
            output.status.code(),
            String::from_utf8_lossy(&said).into_owned(),
        )
    }
}

/// The book with the first digit of a record from here on made another one: a line's version says
/// whose book it is, and another one is not altered but foreign.
fn altered(book: &[u8], from: usize) -> Vec<u8> {
    const RECORD: &[u8] = b"\"record\":";
    let mut book = book.to_vec();
    let record = book[from..].windows(RECORD.len()).position(|w| w == RECORD);
    let record = from + record.expect("a book is full of records");
    let digit = book[record..].iter_mut().find(|byte| byte.is_ascii_digit());
    let digit = digit.expect("a book is full of digits");
    *digit = if *digit == b'9' { b'1' } else { *digit + 1 };
    book
}
