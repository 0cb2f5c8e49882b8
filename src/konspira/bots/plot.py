"""Plots as SVG, written by hand: ratings with their error bars, and how often beliefs come true."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, ROW, LEFT, RIGHT = 640, 34, 150, 30
INK, MARK, GRID = "#222", "#0b6", "#ccc"


def _svg(height: float, body: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}"><rect width="100%" height="100%" fill="#fff"/>{"".join(body)}</svg>\n'
    )


def ratings(names: Sequence[str], values: Sequence[float], errors: Sequence[float], title: str) -> str:
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


def reliability(said: Sequence[float], came: Sequence[float], number: Sequence[int], title: str) -> str:
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
