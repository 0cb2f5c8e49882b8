"""Switch the defences of the server off, one after the other, and see that a test notices each time.

    python tests/server/undefended.py            # all of them, a quarter of an hour
    python tests/server/undefended.py fifo ids   # some, by name

A test that passes with and without what it is about proves nothing. Every defence is a line of the source that is
replaced, in a copy of the tree; then the tests named for it are run there, and one of them has to fail.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PLAY, SERVER, WEB = "src/konspira/play", "src/konspira/server", "src/konspira/web"
OWN = "tests/server"


class Defence(NamedTuple):
    """What stands where, what it is replaced by, and which tests (of which a part) have to notice."""

    file: str
    stands: str
    instead: str
    tests: str


DEFENCES = {
    "signed-out-sockets": Defence(
        f"{SERVER}/logins.py", "client.login not in kept", "False", f"{OWN}/test_logins.py -k loses",
    ),
    "lost-keys": Defence(
        f"{SERVER}/table/commands.py", "            _be_no_lost_key(client, command)\n", "",
        f"{OWN}/test_logins.py -k signs_is_not",
    ),
    "spent-challenges": Defence(
        f"{SERVER}/accounts.py", "*self.store.spend(answered.id, answered.until, at), self.store.use_passkey",
        "self.store.use_passkey", f"{OWN}/test_accounts.py -k good_once",
    ),
    "purpose-of-challenges": Defence(
        f"{SERVER}/passkeys.py", 'self._identity.signed(f"challenge {purpose}", made["said"], made["signature"])',
        "True",
        f"{OWN}/test_passkeys.py -k purpose",
    ),
    "explain-beside": Defence(
        f"{SERVER}/table/commands.py", "await room.services.answers.do(client.account, live.explain, turn, part)",
        "live.explain(turn, part)", f"{OWN}/table/test_commands.py -k beside",
    ),
    "yielding": Defence(
        f"{SERVER}/websocket.py", "super().data_received(data[:SLICE])\n        self._unread = data[SLICE:]",
        'super().data_received(data)\n        self._unread = b""', f"{OWN}/test_websocket.py -k slices",
    ),
    "handshakes": Defence(
        f"{SERVER}/websocket.py", "payer.used += protocol.used", "pass", f"{OWN}/test_abuse.py -k comes_pays",
    ),
    "no-sockets": Defence(
        f"{SERVER}/websocket.py", "if self.conn.handshake_exc is not None:", "if False:",
        f"{OWN}/test_websocket.py -k too_long",
    ),
    "origins": Defence(
        f"{SERVER}/middleware.py", "except ValueError:  # such as", "except KeyboardInterrupt:  # such as",
        f"{OWN}/test_middleware.py -k other_sites",
    ),
    "fifo": Defence(f"{SERVER}/fair.py", "urgent.index(first)", "0", f"{OWN}/test_fair.py"),
    "silence": Defence(
        f"{SERVER}/connections.py", "self._timer = self.loop.call_later(seconds, self._too_slow)", "pass",
        f"{OWN}/test_connections.py -k slowly",
    ),
    "cap": Defence(
        f"{SERVER}/connections.py", "if self._at[home] >= self.limits.connections_an_address and",
        "if False and", f"{OWN}/test_connections.py -k share",
    ),
    "pipelined": Defence(
        f"{SERVER}/connections.py", "        if not self.read_paused:\n            self._transport.resume_reading()",
        "        self._transport.resume_reading()", f"{OWN}/test_connections.py -k however_long",
    ),
    "whole-bodies": Defence(
        f"{SERVER}/connections.py", "elif self._body_of is not self.cycle:", "else:",
        f"{OWN}/test_connections.py -k byte_by_byte",
    ),
    "untaken": Defence(
        f"{SERVER}/connections.py",
        'self._untaken = self.loop.call_later(seconds, self.drop, "connections_timed_out")', "pass",
        f"{OWN}/test_connections.py -k take",
    ),
    "untaken-farewells": Defence(
        f"{SERVER}/websocket.py", "self._untaken = self.loop.call_later(seconds, self.transport.abort)", "pass",
        f"{OWN}/test_websocket.py -k farewell",
    ),
    "households": Defence(
        f"{SERVER}/hosts.py", "at.ipv4_mapped or ipaddress.ip_network((at, 64), strict=False)", "at",
        f"{OWN}/test_hosts.py -k household",
    ),
    "one-allowance": Defence(
        f"{SERVER}/allowance.py", "        self._guests[guest] = own\n", "", f"{OWN}/test_allowance.py -k wherever",
    ),
    "light": Defence(
        f"{SERVER}/allowance.py", "            address.lent.level -= self.used\n", "            pass\n",
        f"{OWN}/test_allowance.py -k beyond",
    ),
    "remembered": Defence(
        f"{SERVER}/allowance.py", "range(min(LOOKED_AT, len(self._of)))", "range(len(self._of))",
        f"{OWN}/test_allowance.py -k however_many",
    ),
    "written": Defence(
        f"{SERVER}/websocket.py", "self.account.used += len(written) * A_BYTE", "pass",
        f"{OWN}/test_websocket.py -k written",
    ),
    "answered": Defence(
        f"{SERVER}/middleware.py", 'account.used += len(message.get("body", b"")) * A_BYTE', "pass",
        f"{OWN}/test_middleware.py -k expense",
    ),
    "looking": Defence(
        f"{SERVER}/table/commands.py",
        "if not room.services.change_rate.take(client.guest or client.address):", "if False:",
        f"{OWN}/test_abuse.py -k again_and_again",
    ),
    "open-files": Defence(
        f"{SERVER}/connections.py", "resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))", "pass",
        f"{OWN}/test_connections.py -k files",
    ),
    "onlookers": Defence(
        f"{SERVER}/table/presence.py", "self._later(SPECTATOR, max(0.0, wait), self._tell_count)", "self._changed()",
        f"{OWN}/test_abuse.py -k onlookers",
    ),
    "coalescing": Defence(
        f"{SERVER}/fair.py", "if key not in self._making:", "if True:", f"{OWN}/test_fair.py -k once",
    ),
    "pings": Defence(
        f"{SERVER}/websocket.py", "self.account.used += time.thread_time() - began + len(data[:SLICE]) * A_BYTE",
        "pass", f"{OWN}/test_abuse.py -k pings",
    ),
    "acts": Defence(
        f"{SERVER}/websocket.py",
        "self.account.used += time.thread_time() - began + (len(data) * A_BYTE if done else 0)",
        "pass", f"{OWN}/test_websocket.py -k at_his_expense",
    ),
    "changes": Defence(
        f"{SERVER}/table/done.py", "if not room.services.change_rate.take(client.guest):", "if False:",
        f"{OWN}/test_abuse.py -k changes",
    ),
    "everybody": Defence(
        f"{SERVER}/allowance.py", "(ours >= 0 and everybodys >= 0)", "ours >= 0",
        f"{OWN}/test_allowance.py",
    ),
    "collector": Defence(
        f"{SERVER}/websocket.py", "self.conn.parser.close()", "pass", f"{OWN}/test_websocket.py -k collector",
    ),
    "forced-thoughts": Defence(
        "src/konspira/bots/bot.py", "len(turn.legal) == 1 and not _within.get()", "len(turn.legal) == 1",
        f"{OWN}/test_bots_pace.py -k nothing_to_choose",
    ),
    "rooms-taken-apart": Defence(
        f"{SERVER}/table/room.py", "        vars(self).clear()\n", "", f"{OWN}/test_tending.py -k collector",
    ),
    "pace": Defence(
        f"{SERVER}/bots.py", "await asyncio.sleep(due - loop.time())", "pass", f"{OWN}/test_bots_pace.py",
    ),
    "held-places": Defence(
        f"{SERVER}/bots.py", "await asyncio.sleep(began + seconds - loop.time())", "pass",
        f"{OWN}/test_bots_pace.py -k moves_no_other",
    ),
    "shared-urgency": Defence(
        f"{SERVER}/fair.py", "self._askers[key].setdefault(Payer.of(account), account)", "pass",
        f"{OWN}/test_fair.py -k first_who_asked",
    ),
    "own-silence": Defence(
        f"{SERVER}/connections.py", "if not (silent := self._silent_at.get(home)):",
        "if True or not (silent := self._silent_at.get(home)):", f"{OWN}/test_connections.py -k keep_out",
    ),
    "guests-ids": Defence(
        f"{SERVER}/table/match.py", "return client.guest if client and client.guest else seat_name(seat)",
        "return seat_name(seat)", f"{OWN}/table/test_done.py -k places",
    ),
    "ids": Defence(
        f"{SERVER}/table/done.py", "        if command in self._recent:\n            return True\n",
        "        return False\n", f"{OWN}/table/test_done.py",
    ),
    "sweep": Defence(
        f"{SERVER}/store/statements.py", 'idle = f"{SERVED} - used > ?"',
        'idle = "unixepoch() * 1000 - touched > ?"',
        f"{OWN}/test_kills.py {OWN}/store/test_statements.py {OWN}/test_tending.py",
    ),
    "grace": Defence(
        f"{SERVER}/table/clocks.py", "min(grace, self._seconds), self._seconds)", "-1e6, 1e9)",
        f"{OWN}/table/test_clocks.py -k grace",
    ),
    "sleep": Defence(f"{SERVER}/table/clocks.py", "if late > LATE:", "if False:", f"{OWN}/table/test_clocks.py"),
    "second-server": Defence(
        f"{SERVER}/store/database.py", "fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)", "pass",
        f"{OWN}/store/test_database.py -k second",
    ),
    "other-names": Defence(
        f"{SERVER}/store/database.py", "path = path.resolve()", "pass", f"{OWN}/store/test_database.py -k another_name",
    ),
    "set-aside": Defence(
        f"{SERVER}/store/database.py", "        _set_aside(to)\n", "", f"{OWN}/store/test_database.py -k dead_server",
    ),
    "private": Defence(
        f"{SERVER}/store/secret_file.py", "os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600",
        "os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644", f"{OWN}/store/test_database.py -k read",
    ),
    "locked-keys": Defence(
        f"{SERVER}/table/beginning.py", "kept = lock(room.store.secret, id, key)", "kept = key",
        f"{OWN}/store/test_locked_key.py",
    ),
    "storage": Defence(
        f"{SERVER}/table/match.py", "return storage_news(self._store.trouble)", "return None",
        f"{OWN}/test_storage.py",
    ),
    "one-chair": Defence(
        f"{SERVER}/table/seating.py", "if command.invite is None and room.presence.seats_of(client.guest):",
        "if False:", f"{OWN}/table/test_moderation.py",
    ),
    "sent-away": Defence(
        f"{SERVER}/table/moderation.py", 'raise Refusal("refused-sent-away", 403)', "pass",
        f"{OWN}/table/test_moderation.py",
    ),
    "nested": Defence(
        f"{SERVER}/api.py", "except RecursionError:", "except KeyboardInterrupt:", f"{OWN}/test_api_files.py",
    ),
    "utf8": Defence(
        f"{SERVER}/websocket.py", "except UnicodeDecodeError:", "except KeyboardInterrupt:",
        f"{OWN}/test_websocket.py -k utf8",
    ),
    "forwarded": Defence(
        f"{SERVER}/app.py", "forwarded_allow_ips=proxies.named", 'forwarded_allow_ips="*"',
        f"{OWN}/test_hosts.py -k believed",
    ),
    "host": Defence(
        f"{SERVER}/hosts.py", 'return name in self._names or name.endswith(".localhost") or is_address(name)',
        "return True", f"{OWN}/test_hosts.py",
    ),
    "names": Defence(
        f"{SERVER}/names.py", '_cleaned(unicodedata.normalize("NFKC", given))[:NAME_LENGTH]',
        "given[:NAME_LENGTH]", f"{OWN}/test_names.py",
    ),
    "lookalikes": Defence(
        f"{SERVER}/names.py", "for latin, letters in LOOKS.items() for one in letters", "for latin, one in ()",
        f"{OWN}/test_names.py -k skeleton",
    ),
    "bots-alike": Defence(
        f"{SERVER}/table/state.py", "names + alike", "names", f"{OWN}/test_names.py -k seems",
    ),
    "push": Defence(
        f"{SERVER}/push.py", "return address.is_global and not (near or address.is_multicast or address.is_reserved)",
        "return True", f"{OWN}/test_push_endpoints.py",
    ),
    "slow-names": Defence(
        f"{SERVER}/push.py",
        "if len(self._asked) >= LOOKUPS or (self._slow.get(to.host) or 0.0) > time.monotonic():", "if False:",
        f"{OWN}/test_push_endpoints.py -k answers",
    ),
    "unpacked-beside": Defence(
        f"{SERVER}/api.py",
        'await self.services.replays.once(("plain", *known), request.state.account, gzip.decompress, packed)',
        "gzip.decompress(packed)", f"{OWN}/test_replays.py -k beside",
    ),
    "device-links": Defence(
        f"{SERVER}/guests.py", "await self.store.commit(*self.store.spend(link.id, link.until, now()))", "pass",
        f"{OWN}/test_devices.py -k same_guest",
    ),
    "openings": Defence(
        f"{SERVER}/table/shuffling.py", "return true()\n        return True", "return True\n        return True",
        f"{OWN}/table/test_shuffling.py -k missing",
    ),
    "list-kept": Defence(
        f"{SERVER}/table/shuffling.py", "        await self._keep(len(self.voided), closed)\n", "",
        f"{OWN}/table/test_shuffling.py",
    ),
    "signatures-looked-at": Defence(
        f"{PLAY}/signers.py", "looked[:3] == asked", "looked.holds", "tests/play/test_signers.py -k very_same",
    ),
    "acts-in-their-order": Defence(
        f"{SERVER}/websocket.py", "                await acting.checked\n", "                pass\n",
        f"{OWN}/test_acting.py -k waits_for_the_signature",
    ),
    "one-check-a-client": Defence(
        f"{SERVER}/acting.py", "if self.checked is not None:\n            return False\n        client", "client",
        f"{OWN}/test_acting.py -k waits_for_the_signature",
    ),
    "gone-while-it-is-checked": Defence(
        f"{SERVER}/acting.py", "client in room.presence.watchers.get(client.seat, ())", "True",
        f"{OWN}/test_acting.py -k gone_meanwhile",
    ),
    "signatures": Defence(
        f"{PLAY}/signers.py", "if not holds:", "if False:",
        "tests/play/test_proof.py",
    ),
    "certificates": Defence(
        f"{PLAY}/signers.py", 'raise BadSignature("signature-certificate")', "pass", "tests/play/test_proof.py",
    ),
    "list": Defence(
        f"{PLAY}/fair_deal.py", "if not signed(", "if False and not signed(",
        "tests/play/test_fair_deal.py tests/play/test_proof.py",
    ),
    "void-rounds": Defence(
        f"{PLAY}/fair_deal.py", "if len(shuffle.voided) > VOID_ROUNDS:", "if False:",
        "tests/play/test_fair_deal.py -k bounded",
    ),
    "shapes": Defence(
        f"{PLAY}/journal.py", "    _check_shapes(found)\n", "", "tests/play/test_proof.py -k lines",
    ),
    "abandoned": Defence(
        f"{SERVER}/table/beginning.py", "            shuffling.abandon()\n", "            self.next_shuffling()\n",
        f"{OWN}/table/test_shuffling.py -k all_opened",
    ),
    "page-signatures": Defence(
        f"{WEB}/proof.js", "if (!signed(device, 'act', content, signature))", "if (false)",
        "tests/web/test_proof.py -k otherwise",
    ),
    "page-list": Defence(
        f"{WEB}/proof.js", "if (!signed(server, 'list', lists[k], round.signature))",
        "if (false)", "tests/web/test_proof.py -k shuffle",
    ),
    "page-openings": Defence(
        f"{WEB}/shuffle.js", "if (!signed(state.server, 'list', content, closed.signature)) return null;", "",
        "tests/web/test_shuffle.py -k signed",
    ),
    "page-thrown-seeds": Defence(
        f"{WEB}/proof.js", "findings: shuffling(NOBODY, memory)", "findings: shuffling(NOBODY, null)",
        "tests/web/test_proof.py -k throws",
    ),
    "page-hidden-rounds": Defence(
        f"{WEB}/shuffle.js", "this.open = new Map(open);", "this.open = new Map();",
        "tests/web/test_shuffle.py -k reload",
    ),
}  # fmt: skip


def copied(folder: Path) -> None:
    """The tree as it is, without what was built."""
    skipped = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for part in ("src", "tests", "bench", "deploy"):
        shutil.copytree(ROOT / part, folder / part, ignore=skipped)
    for one in ("pyproject.toml", "README.md", "Makefile"):
        shutil.copy(ROOT / one, folder / one)


def noticed(folder: Path, defence: Defence) -> str:
    """What came of it: the first test that failed, or what is wrong with the defence itself."""
    path = folder / defence.file
    text = path.read_text(encoding="utf-8")
    if text.count(defence.stands) < 1:
        return ""
    path.write_text(text.replace(defence.stands, defence.instead), encoding="utf-8")
    try:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *defence.tests.split()]
        known = {**os.environ, "PYTHONPATH": str(folder / "src")}
        run = subprocess.run(command, cwd=folder, env=known, capture_output=True, text=True, check=False)
    finally:
        path.write_text(text, encoding="utf-8")
    failed = [line.partition("::")[2].partition(" ")[0] for line in run.stdout.splitlines() if line[:6] == "FAILED"]
    return failed[0] if failed else "" if run.returncode in (0, 5) else f"pytest ended with {run.returncode}"


def main() -> None:
    """Try them, and say which test noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help=", ".join(DEFENCES))
    wanted = parser.parse_args().names or list(DEFENCES)
    unnoticed = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copied(folder)
        for one in wanted:
            began = time.monotonic()
            found = noticed(folder, DEFENCES[one])
            print(f"{one:<18}{found or 'NOBODY NOTICES'} ({time.monotonic() - began:.0f} s)", flush=True)
            unnoticed += [] if found else [one]
    if unnoticed:
        raise SystemExit(f"no test fails without: {', '.join(unnoticed)}")


if __name__ == "__main__":
    main()
