# shellcheck shell=bash
# What prepare, boot, systemd-image and the bench have in common. Sourced, never run.

here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
root=$(readlink -f "$here/../..")
cache=$root/target/vm
tool=$(basename "$0")
# shellcheck disable=SC2034 # read by the scripts that source this one
started=$EPOCHREALTIME

say() { printf '%s: %s\n' "$tool" "$*" >&2; }
die() {
    say "error: $*"
    exit 125
}

[ "$(uname -m)" = x86_64 ] || die "the kit boots x86-64 guests only; this machine is $(uname -m)"
[ -n "${BASH_VERSION-}" ] || die "run with bash"
mkdir -p "$cache"

# Seconds since the script began, for the last line of a preparation.
elapsed() { awk -v a="$started" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.1f", b - a }'; }

# Callers run in parallel (a test per process): one prepares, the others wait and find it done.
# The lock is tied to a descriptor, so it goes when the script does, however it ends.
hold_lock() {
    exec 9>"$cache/$1.lock"
    flock 9
}

# stamped DIR KEY: was DIR completed for this very key? The key changes with what went into it.
stamped() { [ -f "$1/.stamp" ] && [ "$(cat "$1/.stamp")" = "$2" ]; }
stamp() { printf '%s\n' "$2" >"$1/.stamp"; }

# Runs quietly; on failure shows what was said. Long output helps nobody while all is well.
quietly() {
    local log
    log=$(mktemp)
    if ! "$@" >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        die "failed: $*"
    fi
    rm -f "$log"
}

# --- Debian ---------------------------------------------------------------------------------

host_suite() { sed -n 's/^VERSION_CODENAME=//p' /etc/os-release; }

# The mirror that this machine already trusts, whichever format its sources are written in.
mirror() {
    local uri
    # shellcheck disable=SC2016 # apt's own placeholders
    uri=$(apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' |
        awk -v s="$(host_suite)" '$1 == s && $2 == "main" { print $3; exit }')
    [ -n "$uri" ] || die "no Debian mirror for '$(host_suite) main' in this machine's apt sources"
    printf '%s\n' "$uri"
}

suite_source() { # SUITE: a line of sources.list
    local keyring=/usr/share/keyrings/debian-archive-keyring.gpg
    [ -f $keyring ] || die "$keyring is missing: apt-get install debian-archive-keyring"
    printf 'deb [signed-by=%s] %s %s main\n' $keyring "$(mirror)" "$1"
}

# apt_of SUITE TOOL ARG…: apt on a suite of its own, which leaves the system's lists alone.
apt_of() {
    local dir=$cache/apt/$1 tool=$2
    shift 2
    "$tool" -o Dir::Etc::sourcelist="$dir/sources.list" -o Dir::Etc::sourceparts="$dir/parts" \
        -o Dir::State::Lists="$dir/lists" -o Dir::Cache="$dir/cache" -o APT::Sandbox::User=root "$@"
}

# apt_open SUITE [with-system]: writes the sources of apt_of and fetches the lists.
apt_open() {
    local dir=$cache/apt/$1
    rm -rf "$dir"
    mkdir -p "$dir/parts" "$dir/lists/partial" "$dir/cache/archives/partial"
    suite_source "$1" >"$dir/sources.list"
    if [ "${2-}" = with-system ]; then
        cp /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources "$dir/parts/" 2>/dev/null || true
        [ ! -f /etc/apt/sources.list ] || cp /etc/apt/sources.list "$dir/parts/system.list"
    fi
    quietly apt_of "$1" apt-get update
}

installed() { dpkg-query -W -f '${Status}\n' "$1" 2>/dev/null | grep -q '^install ok installed$'; }

# need PACKAGE…: installs what this machine lacks, and touches nothing when it lacks nothing.
need() {
    local missing=() package
    for package in "$@"; do installed "$package" || missing+=("$package"); done
    [ ${#missing[@]} -gt 0 ] || return 0
    [ "$(id -u)" = 0 ] || die "root is needed to install: ${missing[*]}"
    say "installing ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    local qemu=() other=() suite
    suite=$(host_suite)
    for package in "${missing[@]}"; do
        case $package in qemu-*) qemu+=("$package") ;; *) other+=("$package") ;; esac
    done
    # Bookworm's own QEMU would push a newer qemu-utils off the machine: both come from backports.
    if [ ${#qemu[@]} -gt 0 ] && [ "$suite" = bookworm ]; then
        apt_open bookworm-backports with-system
        quietly apt_of bookworm-backports apt-get install -y --no-install-recommends \
            -t bookworm-backports "${qemu[@]}"
        qemu=()
    fi
    other+=("${qemu[@]}")
    [ ${#other[@]} -gt 0 ] || return 0
    quietly apt-get update
    quietly apt-get install -y --no-install-recommends "${other[@]}"
}

# fetch SUITE DIR PACKAGE…: the .deb files of a suite (or `system`) into DIR, old versions removed.
fetch() {
    local suite=$1 dir=$2
    shift 2
    mkdir -p "$dir"
    rm -f "$dir"/*.deb
    if [ "$suite" = system ]; then
        (cd "$dir" && quietly apt-get -o APT::Sandbox::User=root download "$@")
    else
        (cd "$dir" && quietly apt_of "$suite" apt-get download "$@")
    fi
}
