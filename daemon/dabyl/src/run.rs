//! The composition: journal, board, desk, web and service manager, put together once.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, OnceLock};

use dabyl::board::{self, Interface, Opened};
use dabyl::books::Books;
use dabyl::config::{self, BoardChoice, Config, Web};
use dabyl::desk::{Desk, Parts, Queued};
use dabyl::frame::Published;
use dabyl::inbox::{self, Session, Wake};
use dabyl::journal::{Journal, Writer};
use dabyl::notify::Notify;
use dabyl::packs::Shelf;
use dabyl::sounder::{Output, Sounder};
use dabyl::web;
use dabyl::wiring::Role;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::failed;

/// Threads that serve pages. One page of a hundred phones is small; the desk must find a core free.
const WEB_THREADS: usize = 2;

/// Bytes of a web thread's stack: requests are shallow, and all memory is locked.
const WEB_STACK: usize = 512 * 1024;

/// Threads that wait for the card: uploads, files of questions, copies of books. Whoever comes when all
/// are busy waits for one. The service may have 64 threads altogether (systemd/dabyl.service).
const WEB_WAITING: usize = 16;

/// Runs the box until it is told to stop.
pub fn run(config: &Config) -> Result<ExitCode, ExitCode> {
    die_whole();
    let Opened { board, panel } =
        board::open(&config.wiring, interface(config.board)).map_err(|error| failed(&error))?;
    log::info!("board: {}", board.name());
    let listener = listen(&config.web)?;
    let state = config.state_directory(std::env::var_os("STATE_DIRECTORY").as_deref());
    let (journal, recovered) = Journal::open(&state).map_err(|error| failed(&error))?;
    for note in &recovered.notes {
        log::warn!("{note}");
    }
    log::info!(game = recovered.game; "journal: {} entries", recovered.entries.len());

    let (inbox, inbox_of_desk) = inbox::channel().map_err(|error| failed(&error))?;
    let (writer, published) = start(journal, inbox.clone());
    let journal_heart = writer.heart();
    let books = Arc::new(writer.reader());
    let sessions = recovered.sessions.clone();
    let desk = Desk::new(Parts {
        board,
        simulated: panel.is_some(),
        wiring: config.wiring.clone(),
        limits: config.desk,
        queued: if config.blink {
            Queued::Blinks
        } else {
            Queued::AnswersOnce
        },
        inbox: inbox_of_desk,
        recovered,
        writer,
        sounder: sounder(config.sounder),
        boot: boot()?,
    })
    .map_err(|error| failed(&error))?;
    // The first frames are on their way: the desk has handed them to the journal.
    let published = published
        .recv()
        .expect("the journal's thread publishes what it is given");

    let desk_heart = desk.heart();
    let stop = CancellationToken::new();
    let desk = spawn_desk(desk, stop.clone())?;
    let panel = panel.map(|panel| -> web::Panel {
        Arc::new(move |role, down| {
            // Only wired buttons come this far; the web has looked.
            panel.set(role, down);
        })
    });
    let wire = Wire {
        listener,
        settings: settings(config, &state),
        published,
        books,
        sessions,
        panel,
    };
    serve(wire, &inbox, &stop, || {
        Notify.ready("the box is ready");
        Notify.watch([desk_heart, journal_heart])
    })?;

    // The desk may have ended by itself; then it hears nothing more, which is just as well.
    let _ = inbox.send(Wake::Stop);
    match desk.join() {
        Ok(Ok(())) => Ok(ExitCode::SUCCESS),
        Ok(Err(error)) => Err(failed(&error)),
        Err(_) => Err(ExitCode::FAILURE),
    }
}

/// Which way to the pins.
pub fn interface(choice: BoardChoice) -> Interface {
    match choice {
        BoardChoice::Auto => Interface::Probe,
        BoardChoice::Chardev => Interface::V2,
        BoardChoice::ChardevV1 => Interface::V1,
        BoardChoice::Simulated => Interface::Simulated,
    }
}

/// A box of which one part is dead must not seem alive: it goes down whole, and comes up again.
fn die_whole() {
    let say = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        say(panic);
        std::process::abort();
    }));
}

fn settings(config: &Config, state: &Path) -> web::Settings {
    let (uploaded, files) = (
        state.join(config::UPLOADED_PACKS),
        state.join(config::MEDIA),
    );
    web::Settings {
        names: config.web.names.clone(),
        pin: config.web.pin.clone(),
        buttons: config
            .wiring
            .buttons
            .iter()
            .map(|button| button.role)
            .filter(|role| !matches!(role, Role::Spare(_)))
            .collect(),
        shelf: Arc::new(Shelf::new(config.packs.clone(), uploaded, files)),
        spares: config.wiring.spares().collect(),
    }
}

fn sounder(channel: Option<u8>) -> Sounder {
    let output = match channel {
        None => return Sounder::silent(),
        Some(0) => Output::Pwm0,
        Some(1) => Output::Pwm1,
        Some(2) => Output::Pwm2,
        Some(_) => Output::Pwm3,
    };
    Sounder::start(output).unwrap_or_else(|why| {
        log::warn!("no sound: {why}");
        Sounder::silent()
    })
}

fn boot() -> Result<u32, ExitCode> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|error| failed(&error))?;
    Ok(u32::from_le_bytes(bytes))
}

/// The socket that systemd hands over, or one of our own.
fn listen(web: &Web) -> Result<TcpListener, ExitCode> {
    let given = listenfd::ListenFd::from_env().take_tcp_listener(0);
    let listener = match given.map_err(|error| failed(&error))? {
        Some(listener) => listener,
        None => TcpListener::bind(web.address).map_err(|error| {
            let address = web.address;
            failed(&format!(
                "{address} cannot be served ({error}): stop whoever has it, or set another \
                 `address` under [web] in the configuration"
            ))
        })?,
    };
    listener
        .set_nonblocking(true)
        .map_err(|error| failed(&error))?;
    Ok(listener)
}

/// Starts the journal's thread. The receiver gives the way to all frames once there is a first one.
fn start(
    journal: Journal,
    inbox: inbox::Sender,
) -> (
    Writer,
    std::sync::mpsc::Receiver<watch::Receiver<Arc<Published>>>,
) {
    let (first, firsts): (SyncSender<_>, _) = sync_channel(1);
    let frames = OnceLock::<watch::Sender<Arc<Published>>>::new();
    let publish = move |published: Arc<Published>| match frames.get() {
        Some(frames) => {
            frames.send_replace(published);
        }
        None => {
            let (sender, receiver) = watch::channel(published);
            let _ = frames.set(sender);
            // Nobody waits any more only if the start has failed meanwhile.
            let _ = first.send(receiver);
        }
    };
    let news = move |news| {
        // A desk that has stopped needs no news.
        let _ = inbox.send(Wake::Journal(news));
    };
    (journal.start(publish, news), firsts)
}

fn spawn_desk(
    desk: Desk,
    stop: CancellationToken,
) -> Result<std::thread::JoinHandle<Result<(), board::BoardError>>, ExitCode> {
    let run = move || {
        let ran = desk.run();
        // Whatever ended the desk ends the box.
        stop.cancel();
        ran
    };
    let thread = std::thread::Builder::new()
        .name("desk".to_owned())
        .spawn(run);
    thread.map_err(|error| failed(&error))
}

/// What the web is made of.
struct Wire {
    listener: TcpListener,
    settings: web::Settings,
    published: watch::Receiver<Arc<Published>>,
    books: Arc<dyn Books>,
    sessions: Vec<Session>,
    panel: Option<web::Panel>,
}

/// Serves until a signal or the desk's end.
fn serve(
    wire: Wire,
    inbox: &inbox::Sender,
    stop: &CancellationToken,
    ready: impl FnOnce() -> std::io::Result<()>,
) -> Result<(), ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(WEB_THREADS)
        .thread_stack_size(WEB_STACK)
        .max_blocking_threads(WEB_WAITING)
        .thread_name("web")
        .enable_all()
        .build()
        .map_err(|error| failed(&error))?;
    runtime.block_on(async {
        let address = wire.listener.local_addr().map_err(|error| failed(&error))?;
        let listener = tokio::net::TcpListener::from_std(wire.listener);
        let listener = listener.map_err(|error| failed(&error))?;
        let to_desk = inbox.clone();
        let to_desk: web::Inbox = Arc::new(move |wake| {
            // A desk that has stopped drops the wake and with it the reply, which the web answers.
            let _ = to_desk.send(wake);
        });
        let panel = wire.panel.is_some();
        let ends = web::Ends {
            inbox: to_desk,
            published: wire.published,
            books: wire.books,
            panel: wire.panel,
        };
        let serving = web::serve(listener, wire.settings, ends, wire.sessions, stop.clone());
        let serving = tokio::spawn(serving);
        say_where(address, panel);
        ready().map_err(|error| failed(&error))?;
        until_told(stop).await.map_err(|error| failed(&error))?;
        Notify.stopping();
        stop.cancel();
        // A panic in there has taken the whole box down already.
        let _ = serving.await;
        Ok(())
    })
}

fn say_where(address: SocketAddr, panel: bool) {
    let host = if address.ip().is_unspecified() {
        format!("<this box>:{}", address.port())
    } else {
        address.to_string()
    };
    let panel = if panel {
        format!(", buttons http://{host}/panel")
    } else {
        String::new()
    };
    log::info!("host http://{host}/host, screen http://{host}/screen{panel}");
}

async fn until_told(stop: &CancellationToken) -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::select! {
        _ = terminate.recv() => log::info!("told to stop"),
        _ = interrupt.recv() => log::info!("told to stop"),
        () = stop.cancelled() => log::error!("the desk has ended"),
    }
    Ok(())
}
