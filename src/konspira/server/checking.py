"""Signatures checked beside the event loop, by a thread that never takes the interpreter's lock.

A check is most of what a signed act costs, and needs nothing of Python. So a few lines of machine code wait for the
event loop's word, ask libsodium, and give the word back; the two threads share some memory, and never wait for each
other. Where that cannot be had (no Linux, another libsodium), all is checked at once, by whoever needs it.
"""

from __future__ import annotations

import asyncio
import ctypes
import functools
import os
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, cast

from llvmlite import binding

from konspira.play.signers import Proof
from konspira.play.signing import KEY_BYTES, SIGNATURE_BYTES
from konspira.server.monitoring import note, trouble

SLOTS, SLOT = 256, 2048  # proofs that may be under way, and bytes for each
_HEAD = 8 + 32 + 64  # of a slot: the length of what was said, or the answer; key; signature. What was said follows
LONGEST = SLOT - _HEAD
_FAREWELL = 1 << 40  # in the place of a number of proofs
_CODE = f"""
define void @check(i32 %asked, i32 %answered, ptr %slots, ptr %verify, ptr %read, ptr %write) {{
begin:
  %count = alloca i64
  br label %wait
wait:
  %place = phi i64 [ 0, %begin ], [ %place, %wait ], [ %after, %answer ]
  %got = call i64 %read(i32 %asked, ptr %count, i64 8)
  %whole = icmp eq i64 %got, 8
  br i1 %whole, label %come, label %wait
come:
  %number = load i64, ptr %count
  %farewell = icmp uge i64 %number, {_FAREWELL}
  br i1 %farewell, label %end, label %next
next:
  %done = phi i64 [ 0, %come ], [ %more, %next ]
  %at = phi i64 [ %place, %come ], [ %after, %next ]
  %slot = getelementptr [{SLOT} x i8], ptr %slots, i64 %at
  %key = getelementptr i8, ptr %slot, i64 8
  %signature = getelementptr i8, ptr %slot, i64 40
  %said = getelementptr i8, ptr %slot, i64 {_HEAD}
  %length = load i64, ptr %slot
  %false = call i32 %verify(ptr %signature, ptr %said, i64 %length, ptr %key)
  %told = sext i32 %false to i64
  store i64 %told, ptr %slot
  %more = add i64 %done, 1
  %onward = add i64 %at, 1
  %after = urem i64 %onward, {SLOTS}
  %all = icmp eq i64 %more, %number
  br i1 %all, label %answer, label %next
answer:
  call i64 %write(i32 %answered, ptr %count, i64 8)
  br label %wait
end:
  ret void
}}
"""


class _Code(NamedTuple):
    """The machine code, and what it calls: libsodium's check, `read` and `write`."""

    check: Any
    calls: tuple[int, int, int]
    engine: Any  # in which it lies


@functools.cache
def _machine_code() -> _Code:
    """What the thread runs. Raises whatever this machine lacks."""
    from nacl import _sodium  # here, for it is PyNaCl's own business where libsodium lies

    sodium, system = ctypes.CDLL(_sodium.__file__), ctypes.CDLL(None)
    wanted = sodium.crypto_sign_ed25519_verify_detached, system.read, system.write
    if not hasattr(os, "eventfd"):
        raise OSError("no eventfd")
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(_CODE), machine)
    engine.finalize_object()
    kind = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_int, *[ctypes.c_void_p] * 4)
    calls = tuple(ctypes.cast(one, ctypes.c_void_p).value or 0 for one in wanted)
    return _Code(kind(engine.get_function_address("check")), cast(tuple[int, int, int], calls), engine)


class _Asked(NamedTuple):
    """A proof that is being checked, and who is told whether it holds."""

    proof: Proof
    then: Callable[[Proof], None]


class Checking:
    """Checks proofs beside the event loop, in their order. Its methods are called on the event loop.

    What passes between the threads is numbers of proofs, over two eventfds, which order what each wrote before.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, beside: bool = True) -> None:
        """Not `beside`: all is checked at once, as on a machine with one core."""
        self._loop = loop
        self._asked: deque[_Asked] = deque()
        self._next = self._unsaid = 0  # the slot that is filled next; proofs of which the thread has not heard
        self._thread: threading.Thread | None = None
        if not beside:
            return
        try:
            code = _machine_code()
        except Exception as error:  # whatever this machine lacks
            note("signatures are checked by the event loop", why=str(error))
            return
        self._memory = ctypes.create_string_buffer(SLOTS * SLOT)
        self._slots = memoryview(self._memory).cast("B")
        self._ask, self._answers = os.eventfd(0, os.EFD_CLOEXEC), os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK)
        given = self._ask, self._answers, ctypes.addressof(self._memory), *code.calls
        self._thread = threading.Thread(target=code.check, args=given, name="signatures", daemon=True)
        self._thread.start()
        loop.add_reader(self._answers, self._hear)

    def check(self, proof: Proof, then: Callable[[Proof], None]) -> bool:
        """Is it being checked? Then somebody is told, in a moment. If not, it is to be checked at once."""
        if self._thread is None or len(proof.said) > LONGEST or len(self._asked) >= SLOTS:
            return False
        try:
            key, signature = bytes.fromhex(proof.key), bytes.fromhex(proof.signature)
        except ValueError:
            return False
        if (len(key), len(signature)) != (KEY_BYTES, SIGNATURE_BYTES):
            return False
        at, length = self._next * SLOT, len(proof.said)
        self._slots[at : at + _HEAD + length] = length.to_bytes(8, "little") + key + signature + proof.said
        self._next = (self._next + 1) % SLOTS
        self._asked.append(_Asked(proof, then))
        self._unsaid += 1
        if self._unsaid == 1:
            self._loop.call_soon(self._say)
        return True

    def _say(self) -> None:
        """The thread hears of all that came in one round of the event loop at once."""
        if self._unsaid and self._thread is not None:
            os.eventfd_write(self._ask, self._unsaid)
            self._unsaid = 0

    def _hear(self) -> None:
        number = os.eventfd_read(self._answers)
        first = (self._next - len(self._asked)) % SLOTS
        for place in range(first, first + number):
            at = place % SLOTS * SLOT
            proof, then = self._asked.popleft()
            holds = self._slots[at : at + 8] == bytes(8)
            try:
                then(proof._replace(holds=holds))
            except Exception as error:  # a mistake of ours: the log gets it, and the others are told
                trouble("not done after checking", error)

    def close(self) -> None:
        """Check no more; what was under way is told to nobody."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._loop.remove_reader(self._answers)
            os.eventfd_write(self._ask, _FAREWELL)
            thread.join()
            self._asked.clear()
            os.close(self._ask)
            os.close(self._answers)
