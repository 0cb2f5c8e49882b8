"""Who I am, over plain HTTP: a name, a list of tables that may be hidden, and results."""

from __future__ import annotations

from server.web import Server


def test_a_guest_is_called_as_he_says_and_may_change_it(server: Server) -> None:
    assert server.ask("/api/me").json["name"] is None
    ania = server.token("Ania")
    assert server.ask("/api/me", token=ania).json["name"] == "Ania"
    assert server.ask("/api/me", {"name": "Ola"}, token=ania).json["name"] == "Ola"
    assert server.ask("/api/me", token=ania).json["name"] == "Ola"
    assert server.ask("/api/me", {"name": "\u2800"}, token=ania).json["news"]["id"] == "refused-name"


def test_my_tables_are_those_where_i_sit_and_have_not_hidden(server: Server) -> None:
    ania = server.token("Ania")
    tables = {server.table(ania, ["me", "open"]) for _ in range(2)}
    mine = server.ask("/api/me/tables", token=ania).json["tables"]
    assert {one["id"] for one in mine} == tables
    assert server.ask(f"/api/me/tables/{min(tables)}/hidden", {}, token=ania).status == 204
    left = server.ask("/api/me/tables", token=ania).json["tables"]
    assert [one["id"] for one in left] == [max(tables)]
    assert server.ask("/api/me/tables/none/hidden", {}, token=ania).status == 404


def test_who_is_nobody_has_neither_tables_nor_results(server: Server) -> None:
    assert {server.ask(f"/api/me/{what}").status for what in ("tables", "record")} == {401}
