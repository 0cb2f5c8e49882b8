#!/bin/sh
# Find a Chromium for the browser tests, or install one from the system's own packages.
set -eu
found() { command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable; }
if found >/dev/null; then exit 0; fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as_root="sudo"; else
        echo "No Chromium found, and no right to install one: please install your system's package 'chromium'." >&2
        exit 1
    fi
fi
echo "No Chromium found: installing the system's package."
if command -v apt-get >/dev/null; then
    $as_root apt-get -o Acquire::Retries=3 update -qq || true  # what is known of packages may be new enough
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=3 install -y -qq --no-install-recommends \
        chromium >/dev/null
elif command -v dnf >/dev/null; then $as_root dnf install -y -q chromium
elif command -v pacman >/dev/null; then $as_root pacman -S --noconfirm --quiet chromium
elif command -v apk >/dev/null; then $as_root apk add -q chromium
elif command -v zypper >/dev/null; then $as_root zypper --non-interactive --quiet install chromium
else
    echo "This system's packages are not known here: please install Chromium." >&2
    exit 1
fi
found >/dev/null
