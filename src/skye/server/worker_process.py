"""A worker process, from inside: a task comes in, an answer goes out, one after the other."""

from __future__ import annotations

import os
import signal
import struct
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

LENGTH = struct.Struct(">I")
"""Precedes every message, in both directions: how many bytes follow."""

READY = LENGTH.pack(0)
"""Sent when the first task can be accepted."""


def work(answer: Callable[[bytes], bytes], warm_up: Callable[[], None]) -> None:
    """Answer tasks until the input is closed; what the first one needs is loaded before it comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes this process's input
    # Answers have a stream of their own: whatever a bot prints goes to the log, and it cannot read tasks.
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(source, tasks), daemon=True).start()
    warm_up()
    _send(sink, READY)
    while True:
        answered = answer(tasks.get())
        _send(sink, LENGTH.pack(len(answered)) + answered)


def _send(sink: BinaryIO, content: bytes) -> None:
    try:
        sink.write(content)
        sink.flush()
    except OSError:  # nobody waits for it any more
        os._exit(0)


def _listen(source: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    """Read tasks, and end the process with the server, even in the middle of a task."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        tasks.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)
