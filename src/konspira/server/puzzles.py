"""The puzzle of a day over HTTP: a board as one seat sees it, one answer a guest and day, then why it is so.

How others answered is counted while the day and the next one last; what is older than a week is forgotten.
"""

from __future__ import annotations

import datetime
import functools
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from konspira.bots.puzzles import VERSION, Puzzle, collection, number_of, puzzle_of, today
from konspira.server.endpoints import Endpoints, answer, at
from konspira.server.protocol import Refusal, StoryEntry
from konspira.server.protocol import puzzles as http
from konspira.server.table.telling import NOTHING, explanation, told_turn
from konspira.turn import Turn

KEPT = datetime.timedelta(days=7)  # for which answers are kept
STORY = 100  # moments before the puzzle that are told
DAY = datetime.timedelta(days=1)


@functools.lru_cache(maxsize=4)
def _turn(puzzle_number: int) -> Turn:
    """The turn of a puzzle: laid out once, since everybody has the same one."""
    return collection()[puzzle_number - 1].position.turn()


@functools.lru_cache(maxsize=4)
def shown(day: datetime.date) -> http.Puzzle:
    """A day's puzzle as its seat sees it, and nothing of what others hold."""
    puzzle, number = puzzle_of(day), number_of(day)
    turn, position = _turn(number), puzzle.position
    first, length = max(0, len(turn.history) - STORY), len(turn.history)
    story = [StoryEntry(place + 1, list(turn.history[place].news)) for place in range(first, length)]
    choices = turn.legal.numbers if puzzle.asks == "action" else NOTHING  # the question is not what to do
    told = told_turn(1, turn.box, turn.history, choices, True, None)
    options = msgspec.to_builtins(turn.box.read_options(dict(position.options)))
    return http.Puzzle(
        day.isoformat(), number, len(collection()), VERSION, position.game, position.seats, position.seat, options,
        puzzle.asks, told, story, None,
    )  # fmt: skip


def choice_of(puzzle: Puzzle, turn: Turn, given: http.PuzzleAnswer) -> int:
    """The number of what was answered, an action or a seat. Raises Refusal for what cannot be."""
    if puzzle.asks == "suspect":
        if given.seat is None or not 0 <= given.seat < puzzle.position.seats or given.seat == turn.seat:
            raise Refusal("refused-puzzle-seat", 400)
        return given.seat
    if given.action is None:
        raise Refusal("refused-puzzle-action", 400)
    told = explanation(turn, given.action)
    if told.refused is not None:
        raise Refusal(told.refused.id, 400, **told.refused.args)
    wording = turn.box.wording
    return int(wording.number(msgspec.convert(given.action, wording.action_type)))


def solved(puzzle: Puzzle, turn: Turn, chosen: int, people: dict[int, int]) -> http.PuzzleSolved:
    """The answer, for who has given one: the right choice first, then what was measured and what people chose."""
    wording = turn.box.wording
    known: dict[int, tuple[float, float, float] | None] = {}
    if puzzle.asks == "suspect":
        right = puzzle.suspect if puzzle.suspect is not None else -1
        known |= {right: None} | {seat: None for seat in range(puzzle.position.seats) if seat != turn.seat}
    else:
        right = _number(turn, puzzle.action)
        known[right] = (0.0, 0.0, 0.0)
        known |= {_number(turn, rival.action): (rival.behind, rival.low, rival.high) for rival in puzzle.rivals}
    known |= {number: None for number in (chosen, *people) if number not in known and _is_choice(puzzle, turn, number)}

    def choice(number: int) -> http.PuzzleChoice:
        seat = number if puzzle.asks == "suspect" else None
        label = None if seat is not None else wording.describe(turn.view, wording.value(number))
        return http.PuzzleChoice(label, seat, number == right, known[number], people.get(number, 0))

    return http.PuzzleSolved(
        chosen == right, choice(chosen), [choice(number) for number in known], puzzle.lead, puzzle.reasons,
        sum(people.values()),
    )  # fmt: skip


def _number(turn: Turn, action: Any) -> int:
    return int(turn.box.wording.number(msgspec.convert(action, turn.box.wording.action_type)))


def _is_choice(puzzle: Puzzle, turn: Turn, number: int) -> bool:
    """What a node of another version has written may be an answer to something else."""
    return number in range(puzzle.position.seats) if puzzle.asks == "suspect" else number in turn.legal.numbers


class PuzzleEndpoints(Endpoints):
    """The puzzle, what an action there would be, and its answer."""

    @property
    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            at("/api/puzzle", self.puzzle),
            at("/api/puzzle", self.solve, "POST"),
            at("/api/puzzle/explain", self.explain, "POST"),
        ]

    async def puzzle(self, request: Request) -> Response:
        """Today's, and its answer where I have given mine."""
        day = today()
        self.services.box(puzzle_of(day).position.game)  # raises Refusal where this server has other games only
        told = await self.services.replays.once(("puzzle", day), request.state.account, shown, day)
        known = await self._who(request)
        chosen = await self.store.answered(day.isoformat(), known.guest) if known else None
        if chosen is None:
            return answer(told)
        return answer(msgspec.structs.replace(told, solved=await self._solved(request, day, chosen)))

    async def solve(self, request: Request) -> Response:
        """My answer, which counts once; whoever has given one before is told how that was."""
        guest, _ = await self._guest(request)
        given = await self._asked(request, http.PuzzleAnswer)
        self._make(request)
        day = _day(given.day)
        puzzle = puzzle_of(day)
        turn = await self.services.replays.do(request.state.account, _turn, number_of(day))
        number = choice_of(puzzle, turn, given)
        oldest = (day - KEPT).isoformat()
        await self.store.commit(*self.store.keep_answer(day.isoformat(), guest, number, oldest))
        chosen = await self.store.answered(day.isoformat(), guest)
        return answer(await self._solved(request, day, number if chosen is None else chosen))

    async def explain(self, request: Request) -> Response:
        """What actions would be."""
        asked = await self._asked(request, http.PuzzleQuestion)
        day = _day(asked.day)
        turn = await self.services.replays.do(request.state.account, _turn, number_of(day))

        def explained() -> list[Any]:
            return [explanation(turn, action) for action in asked.actions]

        return answer(http.PuzzleExplained(await self.services.replays.do(request.state.account, explained)))

    async def _solved(self, request: Request, day: datetime.date, chosen: int) -> http.PuzzleSolved:
        turn = await self.services.replays.do(request.state.account, _turn, number_of(day))
        return solved(puzzle_of(day), turn, chosen, await self.store.answers(day.isoformat()))


def _day(text: str) -> datetime.date:
    """The day that somebody answers for: today, or yesterday for who began before midnight. Raises Refusal."""
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        raise Refusal("refused-puzzle-day", 400) from None
    if not today() - DAY <= day <= today():
        raise Refusal("refused-puzzle-day", 400)
    return day
