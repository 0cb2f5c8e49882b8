"""Plots as SVG, written by hand: ratings with their error bars, how often beliefs come true, and curves."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH, ROW, LEFT, RIGHT = 640, 34, 150, 30
INK, MARK, GRID = "#222", "#0b6", "#ccc"
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # told apart by the colour-blind, too


class Picture(str):
    """An SVG as text. Jupyter draws it where it is the last thing of a cell."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<picture of {len(self)} characters>"

    def _repr_svg_(self) -> str:
        return str(self)


def _svg(height: float, body: list[str]) -> Picture:
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}"><rect width="100%" height="100%" fill="#fff"/>{"".join(body)}</svg>\n'
    )


def ratings(names: Sequence[str], values: Sequence[float], errors: Sequence[float], title: str) -> Picture:
    """A row for each name, its value as a dot and its interval as a line."""
    low, high = (
        min(v - e for v, e in zip(values, errors, strict=True)),
        max(v + e for v, e in zip(values, errors, strict=True)),
    )
    span = max(high - low, 1e-9)

    def x(value: float) -> float:
        return LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT)

    body = [f'<text x="{WIDTH / 2}" y="22" text-anchor="middle" font-weight="bold">{escape(title)}</text>']
    bottom = 40 + ROW * len(names)
    for tick in range(5):
        at = low + span * tick / 4
        body.append(f'<line x1="{x(at):.1f}" x2="{x(at):.1f}" y1="36" y2="{bottom}" stroke="{GRID}"/>')
        body.append(f'<text x="{x(at):.1f}" y="{bottom + 18}" text-anchor="middle">{at:.0f}</text>')
    for row, (name, value, error) in enumerate(zip(names, values, errors, strict=True)):
        y = 40 + ROW * (row + 0.5)
        body.append(f'<text x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end">{escape(name)}</text>')
        body.append(
            f'<line x1="{x(value - error):.1f}" x2="{x(value + error):.1f}" y1="{y}" y2="{y}" stroke="{INK}" '
            f'stroke-width="2"/><circle cx="{x(value):.1f}" cy="{y}" r="5" fill="{MARK}"/>'
        )
    return _svg(bottom + 30, body)


def reliability(said: Sequence[float], came: Sequence[float], number: Sequence[int], title: str) -> Picture:
    """How often something came true against how likely it was said to be; larger dots stand for more cases."""
    size, left, top = 400, 60, 40

    def at(p: float, q: float) -> tuple[float, float]:
        return left + p * size, top + (1 - q) * size

    (x0, y0), (x1, y1) = at(0, 0), at(1, 1)
    body = [
        f'<text x="{left + size / 2}" y="22" text-anchor="middle" font-weight="bold">{escape(title)}</text>',
        f'<rect x="{x0}" y="{y1}" width="{size}" height="{size}" fill="none" stroke="{GRID}"/>',
        f'<line x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}" stroke="{GRID}" stroke-dasharray="4"/>',
    ]
    most = max(number, default=1)
    for p, q, n in zip(said, came, number, strict=True):
        x, y = at(p, q)
        body.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3 + 7 * (n / most) ** 0.5:.1f}" fill="{MARK}" opacity="0.8"/>'
        )
    for tick in range(0, 11, 2):
        x, y = at(tick / 10, 0)
        body.append(f'<text x="{x}" y="{y + 18}" text-anchor="middle">{tick / 10:g}</text>')
        x, y = at(0, tick / 10)
        body.append(f'<text x="{x - 8}" y="{y + 4}" text-anchor="end">{tick / 10:g}</text>')
    return _svg(top + size + 30, body)


def curves(
    lines: Mapping[str, Sequence[tuple[float, float]]], title: str, across: str, up: str, *, logarithmic: bool = False
) -> Picture:
    """A line of points (x, y) for each name; with logarithmic axes all numbers are above 0."""
    points = [point for line in lines.values() for point in line]
    xs, ys = (_ticks(min(column), max(column), logarithmic) for column in zip(*points, strict=True))
    left, right, top, bottom = 70, WIDTH - RIGHT, 72, 372

    def place(value: float, ticks: Sequence[float], first: float, last: float) -> float:
        low, high, at = (math.log(v) if logarithmic else v for v in (ticks[0], ticks[-1], value))
        return first + (at - low) / (high - low) * (last - first)

    def label(x: float, y: float, text: str, anchor: str = "middle", more: str = "") -> str:
        return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(text)}</text>'

    middle = (left + right) / 2
    body = [label(middle, 22, title, more=' font-weight="bold"'), label(middle, bottom + 40, across)]
    body.append(label(18, (top + bottom) / 2, up, more=f' transform="rotate(-90 18 {(top + bottom) / 2})"'))
    for tick in xs:
        x = place(tick, xs, left, right)
        body += [f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}" stroke="{GRID}"/>']
        body += [label(x, bottom + 18, f"{tick:g}")]
    for tick in ys:
        y = place(tick, ys, bottom, top)
        body += [f'<line x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="{GRID}"/>']
        body += [label(left - 8, y + 4, f"{tick:g}", "end")]
    for number, (name, line) in enumerate(lines.items()):
        colour, x = COLOURS[number % len(COLOURS)], left + (right - left) * (number + 0.5) / len(lines)
        body.append(label(x, 50, name, more=f' fill="{colour}" font-weight="bold"'))
        drawn = " ".join(f"{place(x, xs, left, right):.1f},{place(y, ys, bottom, top):.1f}" for x, y in line)
        body.append(f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    return _svg(bottom + 56, body)


def _ticks(low: float, high: float, logarithmic: bool) -> list[float]:
    """Round numbers from at most the lowest to at least the highest, two at least."""
    if logarithmic:
        steps = [
            m * 10.0**e for e in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1) for m in (1, 2, 5)
        ]
        first = max(i for i, step in enumerate(steps) if step <= low * (1 + 1e-9))
        last = min((i for i, step in enumerate(steps) if step >= high * (1 - 1e-9)), default=len(steps) - 1)
        return steps[first : max(last, first + 1) + 1]
    span = max(high - low, 1e-9)
    size = 10.0 ** math.floor(math.log10(span / 4))
    pace = next(m * size for m in (1, 2, 5, 10) if span / (m * size) <= 8)
    first, last = math.floor(low / pace + 1e-9), math.ceil(high / pace - 1e-9)
    return [pace * n for n in range(first, max(last, first + 1) + 1)]
