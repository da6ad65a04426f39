//! The wire as strangers, hosts and attackers meet it: a real listener on loopback, bytes as they
//! are sent, and a desk that only notes what it is asked.

mod arbitrary;
mod assets;
mod bodies;
mod book;
mod captains;
mod codes;
mod commands;
mod entries;
mod events;
mod guard;
mod hall;
mod hardware;
mod media;
mod packs;
mod pairing;
mod protocol;
mod routes;
mod sessions;
mod teams;
mod uploads;
