"""A command is read strictly: what is unknown, too long or of another form is refused, and answered by its id."""

from __future__ import annotations

import pytest

from konspira.server.protocol.commands import UNREADABLE, Finish, HandOver, Remove, SetTerms, read_command, read_id


def test_commands_are_read_with_what_is_usual_left_out() -> None:
    assert read_command('{"type":"remove","id":"1","chair":2}') == Remove("1", 2, None, True)
    assert read_command('{"type":"finish","id":"1"}') == Finish("1", True)
    assert read_command('{"type":"host","id":"1","chair":0}') == HandOver("1", 0)
    terms = '"options":{},"seats":3,"public":false,"patience":null,"coach":true,"clock":"quick"'
    assert read_command(f'{{"type":"terms","id":"1",{terms}}}') == SetTerms("1", {}, 3, False, None, True, "quick")


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"host","id":"1"}', '{"type":"host","id":"1","chair":-1}', '{"type":"nothing","id":"1"}',
        '{"type":"ask","id":"1","more":1}', '{"type":"ask","id":"' + "x" * 41 + '"}', "[", '"\\ud800"',
        '{"type":"ask","id":"a\\u0000"}',
    ],
)  # fmt: skip
def test_what_is_not_a_command_is_not_read(text: str) -> None:
    with pytest.raises(UNREADABLE):
        read_command(text)


def test_what_cannot_be_read_is_answered_by_its_id() -> None:
    assert read_id('{"type":"nothing","id":"7"}') == "7"
    assert read_id("nothing") is None
