"""News: values that are compared, sent and said, and the error that carries them."""

from __future__ import annotations

import msgspec
import pytest

from konspira.news import BadOptions, News


def test_news_are_values() -> None:
    assert News("gra-bid", {"seat": 1}) == News("gra-bid", {"seat": 1}) != News("gra-bid", {"seat": 2})
    with pytest.raises(AttributeError, match="immutable"):
        News("gra-bid").id = "gra-check"  # type: ignore[misc]  # that is what is tested


def test_news_within_news_are_sent_as_json() -> None:
    told = News("gra-bid", {"seat": 1, "claim": News("gra-claim", {"count": 3, "face": 4})})
    assert msgspec.json.decode(msgspec.json.encode(told)) == {
        "id": "gra-bid",
        "args": {"seat": 1, "claim": {"id": "gra-claim", "args": {"count": 3, "face": 4}}},
    }


def test_no_two_news_share_their_arguments() -> None:
    assert News("one").args is not News("two").args


def test_bad_options_have_a_reason_in_english_and_news_for_people() -> None:
    error = BadOptions("too many", News("refused-seat-count", {"few": 2}))
    assert (str(error), error.news.id) == ("too many", "refused-seat-count")
    assert BadOptions("too many").news == News("refused-options", {"why": "too many"})
