"""`konspira verify FILE`: check a journal, line by line, deal by deal and signature by signature."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from konspira import speech
from konspira.boxes.fingerprint import rules_hash
from konspira.cli import arguments
from konspira.cli.games import Language
from konspira.news import News
from konspira.play.fair_deal import Shuffle
from konspira.play.journal import BadJournal
from konspira.play.proof import Proof, examine

SHORT = 16  # digits of a key that are shown


def verify(
    file: Path,
    commitment: str | None = None,
    server: str | None = None,
    device: Annotated[list[str] | None, typer.Option("--device")] = None,
    seed: str | None = None,
    language: Language = None,
) -> None:
    """Check that every line follows from the one before, every deal from what was committed to, and who did what."""
    console, language = Console(), arguments.language(language)
    try:
        proof = examine(file.read_bytes())
    except OSError as error:
        console.print(
            speech.say(None, "verify-unreadable", language, why=arguments.trouble(error, language)), style="red"
        )
        raise typer.Exit(2) from None
    except BadJournal as error:
        why = speech.say(error.box, "verify-refused", language, line=error.number, why=error.news)
        console.print(why, style="red", markup=False)
        raise typer.Exit(1) from None
    for news, style in _found(proof):
        console.print(speech.say(None, news, language), style=style, markup=False)
    remembered = _compared(proof, commitment, server, device or [], seed)
    for same, news in remembered:
        console.print(speech.say(None, news, language), style="green" if same else "red", markup=False)
    if proof.match.outcome is not None:
        console.print(speech.say(proof.match.box, proof.match.outcome.news, language))
    if not all(same for same, _ in remembered):
        raise typer.Exit(1)


def _found(proof: Proof) -> list[tuple[News, str]]:
    """What the journal itself proves, and what it does not."""
    match, header = proof.match, proof.header
    told = {"game": match.box.name, "seats": match.seats, "actions": proof.actions}
    shuffled = proof.shuffle is not None and proof.shuffle.devices
    found = [(News("verify-good", told), "green" if shuffled else "yellow"), *_dealt(proof.shuffle)]
    found.append((News("verify-commitment", {"commitment": header["commitment"]}), ""))
    if header.get("rules") != rules_hash(match.box):
        found.append((News("verify-other-rules"), "yellow"))
    for one in proof.devices:
        told = {"seat": one.seat, "lines": len(one.lines), "device": one.device[:SHORT], "from": one.lines[0]}
        found.append((News(f"verify-device-{one.vouched}", told), "yellow" if one.vouched == "server" else "green"))
    for kind, lines in proof.server.items():
        found.append((News(f"verify-by-{kind}", {"lines": _listed(lines)}), ""))
    if proof.unsigned:
        found.append((News("verify-unsigned", {"lines": _listed(proof.unsigned)}), "yellow"))
    if proof.devices and not proof.seen:
        found.append((News("verify-other-layout"), "yellow"))
    if proof.sealed is None:
        found.append((News("verify-not-sealed"), "yellow"))
    else:
        found.append((News("verify-sealed", {"server": proof.sealed[:SHORT]}), "green"))
    return found


def _dealt(shuffle: Shuffle | None) -> list[tuple[News, str]]:
    """Who made the chance that dealt, who did not, and which rounds came to nothing before, for want of whose seeds."""
    found = [] if shuffle is not None and shuffle.devices else [(News("verify-alone"), "yellow")]
    if shuffle is None:
        return found
    for device in shuffle.devices:
        told = {"seed": (device.seed or "")[:SHORT], "seats": _seats(device.seats)}
        found.append((News("verify-shuffled", told), "green"))
    if shuffle.left_out:
        found.append((News("verify-left-out", {"seats": _seats(shuffle.left_out)}), "yellow"))
    for number, void in enumerate(shuffle.voided, 1):
        seats = {seat for device in void.devices if device.commitment in void.missing for seat in device.seats}
        found.append((News("verify-voided", {"round": number, "seats": _seats(seats)}), "yellow"))
    return found


def _compared(
    proof: Proof, commitment: str | None, server: str | None, devices: list[str], seed: str | None
) -> list[tuple[bool, News]]:
    """What somebody remembers, held against the journal: whole keys and commitments, or how they begin."""
    found = []
    if commitment is not None:
        same = _begins(proof.header["commitment"], commitment)
        found.append((same, News("verify-same-commitment" if same else "verify-other-commitment")))
    if server is not None:
        same = proof.sealed is not None and _begins(proof.sealed, server)
        found.append((same, News("verify-same-server" if same else "verify-other-server")))
    for device in devices:
        seats = {one.seat for one in proof.devices if _begins(one.device, device)}
        told = {"device": device[:SHORT], "seats": _seats(seats)}
        found.append((bool(seats), News("verify-same-device" if seats else "verify-other-device", told)))
    if seed is not None:
        listed = proof.shuffle.devices if proof.shuffle else ()
        mine = any(_begins(one.seed or "", seed) for one in listed)
        restarted = "-restarted" if proof.shuffle and proof.shuffle.voided else ""
        found.append((mine, News(f"verify-own-seed{restarted}" if mine else "verify-no-own-seed")))
    return found


def _seats(seats: Iterable[int]) -> str:
    """Seats as people count them."""
    return ", ".join(str(seat + 1) for seat in sorted(set(seats)))


def _begins(whole: str, given: str) -> bool:
    """Is that the beginning of it, or all? Less than half of what is shown proves nothing."""
    return len(given) >= SHORT // 2 and whole.startswith(given.lower())


def _listed(lines: list[int]) -> str:
    """Lines as people write them: 2, 4–7, 9."""
    runs: list[list[int]] = []
    for line in lines:
        if runs and line == runs[-1][-1] + 1:
            runs[-1].append(line)
        else:
            runs.append([line])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
