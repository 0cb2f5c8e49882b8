"""A refusal: what was asked cannot be done, nothing has changed, and here is why, as news."""

from __future__ import annotations

from typing import Any

from konspira.kernel.box import BadOptions
from konspira.news import News


class Refusal(Exception):
    """Raised where something is refused; over HTTP it has a status."""

    def __init__(self, id: str, status: int = 409, **args: Any) -> None:
        super().__init__(id)
        self.news, self.status = News(id, args), status

    @classmethod
    def of(cls, error: BadOptions) -> Refusal:
        """Options that a game does not take."""
        made = cls(error.news.id, 400)
        made.news = error.news
        return made
