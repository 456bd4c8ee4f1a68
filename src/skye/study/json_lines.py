"""Files that grow by a line of JSON for each result; a run that was stopped may have left half of one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from skye.material.errors import RecordError

Line = TypeVar("Line", bound=msgspec.Struct)


def whole_lines(stream: BinaryIO, path: Path, kind: type[Line]) -> Iterator[tuple[Line, int]]:
    """The lines of a file, each with the bytes up to its end; a half-written last one is left out."""
    stream.seek(0)
    size = path.stat().st_size
    end = 0
    for number, line in enumerate(stream, start=1):
        end += len(line)
        if not line.endswith(b"\n"):
            return
        try:
            found = msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            if end == size:
                return
            raise RecordError("record-malformed", file=str(path), line=number, problem=str(error)) from error
        yield found, end


def add_line(stream: BinaryIO, line: msgspec.Struct) -> None:
    """Write one more line."""
    stream.write(msgspec.json.encode(line) + b"\n")
    stream.flush()
