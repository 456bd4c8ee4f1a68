"""Ports for servers of tests."""

from __future__ import annotations

import socket
import sys

_held: list[socket.socket] = []


def free_port() -> int:
    """A port that nobody uses, at any address of this machine: some servers listen at all of them.

    On Linux no other program or test gets it as long as this process lives: a socket that is bound, and does not
    listen, keeps it from whoever takes any free port. Who asks for this very port, and would also take it from
    connections that have just ended, still gets it: servers do.
    """
    probe = socket.socket()
    probe.bind(("", 0))
    port = int(probe.getsockname()[1])
    if sys.platform == "linux":
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _held.append(probe)
    else:
        probe.close()
    return port
