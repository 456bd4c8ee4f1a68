"""Messages as the JSON texts that are sent."""

from __future__ import annotations

import msgspec

from skye.wire.client_messages import FromClient

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> FromClient:
    """A client's message; msgspec.DecodeError and UnicodeError say what is wrong."""
    return _decoder.decode(text)


def write(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
