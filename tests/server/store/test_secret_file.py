"""Secrets in a file of their own: made once, kept for ever, for nobody else's eyes."""

from __future__ import annotations

from pathlib import Path

import pytest

from konspira.server import StartError
from konspira.server.store.secret_file import SecretFile


def test_a_secret_is_made_once_and_others_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "secrets"
    first = SecretFile(path)
    assert "a" not in first
    assert first.take("a", b"1\xff") == b"1\xff"
    assert SecretFile(path).take("a", b"2") == b"1\xff"
    assert SecretFile(path).take("b", b"2") == b"2"
    assert SecretFile(path).take("a", b"3") == b"1\xff"
    assert path.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in path.parent.iterdir()] == ["secrets"]


def test_a_file_that_others_may_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "secrets"
    SecretFile(path).take("a", b"1")
    path.chmod(0o644)
    SecretFile(path)
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("written", [b"", b"[]", b'{"a": 3}', b'{"a": "?"}'])
def test_what_holds_no_secrets_is_left_as_it_is(tmp_path: Path, written: bytes) -> None:
    path = tmp_path / "secrets"
    path.write_bytes(written)
    with pytest.raises(StartError) as refused:
        SecretFile(path)
    assert refused.value.news.id == "start-secrets"
    assert path.read_bytes() == written


def test_of_two_that_begin_with_one_file_together_the_first_makes_the_secret(tmp_path: Path) -> None:
    path = tmp_path / "secrets"
    one, other = SecretFile(path), SecretFile(path)  # neither has found anything
    assert one.take("a", b"1") == b"1"
    assert other.take("a", b"2") == b"1"
    assert other.take("b", b"2") == b"2"
    assert (one.take("b", b"3"), SecretFile(path).take("a", b"3")) == (b"2", b"1")
    assert [each.name for each in tmp_path.iterdir()] == ["secrets"]


def test_only_what_was_made_here_and_is_as_it_was_made_is_taken_away(tmp_path: Path) -> None:
    path = tmp_path / "secrets"
    one, other = SecretFile(path), SecretFile(path)
    one.take("a", b"1")
    other.take("a", b"2")
    other.discard()
    assert path.exists(), "another made it"
    other.take("b", b"2")
    one.discard()
    assert SecretFile(path).take("b", b"3") == b"2", "another has written to it since"
    path.unlink()
    mine = SecretFile(path)
    mine.take("a", b"1")
    mine.discard()
    assert not path.exists()


def test_a_file_without_secrets_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "secrets"
    path.write_bytes(b"{}")
    assert SecretFile(path).take("a", b"1") == b"1"
    assert SecretFile(path).take("a", b"2") == b"1"
