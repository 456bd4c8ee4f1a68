"""Ports for servers of tests: nobody else gets them, at whatever address."""

from __future__ import annotations

import socket
import sys

import pytest
from ports import free_port

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they are not held"),
]


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.2", "0.0.0.0"])
def test_others_do_not_get_it_and_a_server_does(address: str) -> None:
    port = free_port()
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind((address, port))
    with socket.create_server((address, port)) as server:
        assert server.getsockname() == (address, port)
