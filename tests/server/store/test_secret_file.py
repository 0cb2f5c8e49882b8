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
