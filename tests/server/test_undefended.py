"""The list of defences is of lines that stand in the source, so that switching one off switches something off."""

from __future__ import annotations

import pytest
from server.undefended import DEFENCES, ROOT


@pytest.mark.parametrize("name", DEFENCES)
def test_what_is_switched_off_stands_where_it_is_said_to_stand(name: str) -> None:
    defence = DEFENCES[name]
    assert defence.stands in (ROOT / defence.file).read_text(encoding="utf-8")
    files = [part for part in defence.tests.split() if part.endswith(".py")]
    assert files
    assert all((ROOT / file).is_file() for file in files)
