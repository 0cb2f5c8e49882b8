"""The JSON schema of the whole protocol, made from its types; `konspira schema` prints it."""

from __future__ import annotations

from typing import Any

import msgspec

from konspira.server.protocol.http import OVER_HTTP
from konspira.server.protocol.messages import PROTOCOL, FromClient, ToClient


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    kinds = {"FromClient": FromClient, "ToClient": ToClient} | {kind.__name__: kind for kind in OVER_HTTP}
    described, parts = msgspec.json.schema_components(list(kinds.values()), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of the web table, version {PROTOCOL}",
        "$defs": dict(sorted(parts.items())),
        "properties": dict(zip(kinds, described, strict=True)),
    }
