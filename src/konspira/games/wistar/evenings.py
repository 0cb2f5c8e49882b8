"""Evenings kept on this machine: date, mix of difficulties, both scores; statistics, and a ladder over all mixes."""

from __future__ import annotations

import contextlib
import datetime
from pathlib import Path

import msgspec

from konspira.games.wistar import library
from konspira.games.wistar.components import SCALES
from konspira.games.wistar.options import mixes
from konspira.news import News

SHOWN, KEPT = 5, 500
Mix = tuple[int, int, int]


class Evening(msgspec.Struct, frozen=True):
    """One evening; the margin is what you had more than he."""

    date: str
    mix: Mix
    his: int
    mine: int

    @property
    def margin(self) -> int:
        return self.mine - self.his


def _file() -> Path:
    return library.folder() / "evenings.json"


def kept() -> list[Evening]:
    """The evenings so far, the first one first."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=list[Evening])
    except (OSError, msgspec.DecodeError):
        return []


def keep(mix: Mix, his: int, mine: int) -> Evening:
    """Keep an evening of today."""
    evening = Evening(datetime.date.today().isoformat(), mix, his, mine)
    with contextlib.suppress(OSError):  # a machine without a writable folder still plays
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_bytes(msgspec.json.encode([*kept(), evening][-KEPT:]))
    return evening


def ladder(evenings: list[Evening]) -> list[tuple[Mix, int | None]]:
    """Every mix from the easiest to the hardest, with the best margin so far; None where it was never played."""
    return [(mix, max((one.margin for one in evenings if one.mix == mix), default=None)) for mix in mixes()]


def next_mix(evenings: list[Evening]) -> Mix | None:
    """What to try next: the easiest mix harder than all that were won, and not won yet."""
    hardest = max((sum(one.mix) for one in evenings if one.margin > 0), default=-1)
    return next((mix for mix, best in ladder(evenings) if sum(mix) > hardest and (best or 0) <= 0), None)


def told(evenings: list[Evening]) -> list[News]:
    """Statistics, what to try next, the ladder, and the last evenings."""
    won = [one for one in evenings if one.margin > 0]
    hardest = max((sum(one.mix) for one in won), default=None)
    news = [News("wistar-evenings-sum", {"played": len(evenings), "won": len(won),
                                         "hardest": "–" if hardest is None else hardest})]  # fmt: skip
    following = next_mix(evenings)
    if following:
        news.append(News("wistar-evenings-next", dict(zip(SCALES, following, strict=True))))
    rungs = [f"{_dots(mix)}{'' if best is None else f' {best:+}'}" for mix, best in ladder(evenings)]
    news.append(News("wistar-evenings-ladder", {"rungs": rungs}))
    for one in evenings[-SHOWN:]:
        margin = {
            "date": one.date,
            "mix": _dots(one.mix),
            "mine": one.mine,
            "his": one.his,
            "margin": f"{one.margin:+}",
        }
        news.append(News("wistar-evenings-one", margin))
    return news


def _dots(mix: Mix) -> str:
    return "·".join(map(str, mix))
