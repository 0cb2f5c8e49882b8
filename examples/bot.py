"""A bot of your own over the network: it sits down at a chair it has a link to, or opens a table, and plays at random.

python examples/bot.py http://localhost:8000 [the link of a chair]
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid
from collections.abc import Iterator
from typing import Any

import websockets

Json = dict[str, Any]


def post(url: str, body: Json, token: str | None = None) -> Json:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        found: Json = json.load(answer)
        return found


def actions(menu: Json) -> Iterator[Json]:
    for kind, group in menu.items():
        for k in range(group["n"]):
            yield {"do": kind, **group["same"], **{name: column[k] for name, column in group["each"].items()}}


async def play(site: str, link: str | None = None) -> Json:
    token = post(f"{site}/api/tokens", {"name": "Forty Lines"})["token"]
    if link:
        table, _, invite = link.rpartition("/t/")[2].partition("#chair=")
    else:
        chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        table = post(f"{site}/api/tables", {"game": "gra", "chairs": chairs, "start": True}, token)["table"]
    live = f"{site.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with websockets.connect(live, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        if link:
            await socket.send(json.dumps({"type": "sit", "id": uuid.uuid4().hex, "invite": invite}))
        async for text in socket:
            message = json.loads(text)
            turn = message["turn"] if message["type"] == "welcome" else message if message["type"] == "turn" else None
            if turn and turn["outcome"]:
                outcome: Json = turn["outcome"]
                return outcome
            if turn and (choices := list(actions(turn["legal"]))):
                act = {"type": "act", "id": uuid.uuid4().hex, "action": random.choice(choices), "at": turn["moment"]}
                await socket.send(json.dumps(act))
    raise ConnectionError("the table closed before the game was over")


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))
