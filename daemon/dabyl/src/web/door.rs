//! Connections: how many, how long, how much of each is kept.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use rustix::net::sockopt;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use tower_service::Service;

use super::places::{Address, Place, Places, WhenFull};

/// Connections at once: all streams, and as many again for what pages fetch and say besides. The
/// daemon may have 1,024 files open, systemd's soft limit. The newest is always let in, or a host
/// could not come in to a crowd.
const CONNECTIONS: usize = 400;

/// How long a request's head may take, and how long an idle connection is kept for the next one.
const HEAD_TIME: Duration = Duration::from_secs(15);

/// Bytes of a request's head, and of what waits to be sent besides one frame.
const BUFFER: usize = 16 * 1024;

/// Headers of a request; browsers send some 15.
const HEADERS: usize = 64;

/// Bytes that the kernel keeps back for a reader that does not read: some frames, no more, so that
/// it soon sees the newest. Enough to fill a hall's Wi-Fi.
const SEND_BUFFER: usize = 64 * 1024;

/// After so long without a sign of life from a reader its connection is ended: it sleeps, and will
/// come back by itself.
const SILENCE_MS: u32 = 30_000;

/// How long connections may take to end when the daemon is stopped.
const PARTING: Duration = Duration::from_secs(2);

/// A pause after the kernel had no file to give for a connection: by then some are closed.
const BREATH: Duration = Duration::from_millis(100);

/// Who is at the other end of a connection.
#[derive(Clone)]
pub(super) struct Caller {
    address: Address,
    place: Arc<Place<Address>>,
}

impl Caller {
    pub(super) fn address(&self) -> Address {
        self.address
    }

    /// It is a paired host: its connection is one of the last to be ended.
    pub(super) fn trust(&self) {
        self.place.trust();
    }
}

/// Lets connections in until `shutdown`, then waits for them to end.
pub(super) async fn serve(listener: TcpListener, router: Router, shutdown: CancellationToken) {
    let places = Places::new(CONNECTIONS, WhenFull::Admit);
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            () = shutdown.cancelled() => break,
            Some(_) = connections.join_next() => continue,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Some(caller) = welcome(&places, peer.ip(), &stream) else {
                    continue;
                };
                let connected = converse(stream, router.clone(), caller, shutdown.clone());
                connections.spawn(connected);
            }
            Err(error) => {
                log::warn!("a connection could not be accepted: {error}");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

fn welcome(places: &Places<Address>, ip: IpAddr, stream: &TcpStream) -> Option<Caller> {
    let address = Address::of(ip);
    let place = Arc::new(places.take(address)?);
    // A connection works without these too, only later and with more memory.
    let set = stream
        .set_nodelay(true)
        .and_then(|()| Ok(sockopt::set_socket_send_buffer_size(stream, SEND_BUFFER)?))
        .and_then(|()| Ok(sockopt::set_tcp_user_timeout(stream, SILENCE_MS)?));
    if let Err(error) = set {
        log::debug!("a connection keeps the kernel's own limits: {error}");
    }
    Some(Caller { address, place })
}

async fn converse(stream: TcpStream, router: Router, caller: Caller, shutdown: CancellationToken) {
    let end = caller.place.end().clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(caller.clone());
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_headers(HEADERS)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    let outcome = tokio::select! {
        outcome = connection.as_mut() => outcome,
        () = end.cancelled() => return,
        () = shutdown.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let parted = tokio::time::timeout(PARTING, connection).await;
            parted.unwrap_or(Ok(()))
        }
    };
    if let Err(error) = outcome {
        // Phones leave without a word all the time.
        log::debug!("a connection broke off: {error}");
    }
}
