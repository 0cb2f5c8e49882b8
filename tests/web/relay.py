"""A line that can be cut as a router cuts one: whatever is sent stays under way, and nobody is told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from web.laid import Loop

PIECE = 1 << 16  # bytes


class Relay:
    """Another address of a server. While it is frozen nothing passes; then all that was under way arrives."""

    def __init__(self, loop: Loop, port: int) -> None:
        self.loop, self.server_port = loop, port
        self.tasks, self.ends = list[asyncio.Task[None]](), list[asyncio.StreamWriter]()
        self.server = loop.do(self._open())
        self.site = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def _open(self) -> asyncio.Server:
        self.thawed = asyncio.Event()
        self.thawed.set()
        return await asyncio.start_server(self._came, "127.0.0.1", 0)

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.thawed.wait()
        heard, told = await asyncio.open_connection("127.0.0.1", self.server_port)
        self.ends += [writer, told]
        self.tasks += [asyncio.ensure_future(self._pass(*way)) for way in ((reader, told), (heard, writer))]

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """All that comes, until one side has closed: then the other is told, when the line lets it through."""
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(PIECE):
                await self.thawed.wait()
                writer.write(piece)
                await writer.drain()
        await self.thawed.wait()
        writer.close()

    def freeze(self) -> None:
        """From now on nothing passes, and no connection ends."""
        self.loop.do(self._freeze())

    async def _freeze(self) -> None:
        self.thawed.clear()

    def thaw(self) -> None:
        """The line is back."""
        self.loop.do(self._thaw())

    async def _thaw(self) -> None:
        self.thawed.set()

    def close(self) -> None:
        self.loop.do(self._close())

    async def _close(self) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        for end in self.ends:
            end.close()
        await asyncio.gather(*self.tasks, *(end.wait_closed() for end in self.ends), return_exceptions=True)


@contextlib.contextmanager
def relay(port: int) -> Iterator[Relay]:
    """A line to a server, and what it needs."""
    loop = Loop()
    one = Relay(loop, port)
    try:
        yield one
    finally:
        one.close()
        loop.close()
