#!/bin/sh
# Find a PostgreSQL for the tests, or install one from the system's own packages. Nothing is started: tests start their
# own, on a socket in a temporary folder. With --found it only says, by its status, whether there is one. Where none can
# be had, its tests are left out.
set -eu
found() {
    for place in "$(command -v initdb || true)" /usr/lib/postgresql/*/bin/initdb /usr/pgsql-*/bin/initdb \
        /usr/libexec/postgresql*/initdb; do if [ -x "$place" ]; then return 0; fi; done
    return 1
}
if found; then exit 0; fi
if [ "${1:-}" = --found ]; then exit 1; fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as_root="sudo"; else
        echo "No PostgreSQL found, and no right to install one: its tests are left out." >&2
        exit 0
    fi
fi
echo "No PostgreSQL found: installing the system's package."
if command -v apt-get >/dev/null; then
    $as_root apt-get -o Acquire::Retries=3 update -qq || true  # what is known of packages may be new enough
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=3 install -y -qq --no-install-recommends \
        postgresql >/dev/null || true
elif command -v dnf >/dev/null; then $as_root dnf install -y -q postgresql-server || true
elif command -v pacman >/dev/null; then $as_root pacman -S --noconfirm --quiet postgresql || true
elif command -v apk >/dev/null; then $as_root apk add -q postgresql || true
elif command -v zypper >/dev/null; then $as_root zypper --non-interactive --quiet install postgresql-server || true
fi
if ! found; then echo "No PostgreSQL could be installed: its tests are left out." >&2; fi
