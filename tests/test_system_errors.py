"""What the operating system refuses, said in each language."""

from __future__ import annotations

import errno
import os
import pickle
import socket
import ssl
from pathlib import Path

import pytest
from command_line import Skye, is_refused

from skye.material import words
from skye.material.errors import SkyeError
from skye.material.system_errors import REASONS, reason
from skye.storage.reasons import unreachable

pytestmark = pytest.mark.once


def test_common_reasons_are_said_in_each_language(language: str) -> None:
    for number, key in REASONS.items():
        assert str(reason(OSError(number, os.strerror(number)))) == words.text(key)
    english = words.catalogue("en").format("system-missing", {})
    assert (words.text("system-missing") == english) == (language == "en")


def test_an_uncommon_reason_is_that_of_the_system() -> None:
    assert reason(OSError(errno.EXDEV, "Invalid cross-device link")) == "Invalid cross-device link"
    assert reason(OSError("unheard of")) == "unheard of"


def test_some_errors_have_numbers_of_their_own() -> None:
    assert str(reason(socket.gaierror(errno.ENOENT, "try again"))) == words.text("system-unknown-host")
    assert reason(ssl.SSLCertVerificationError(errno.EPERM, "certificate verify failed")) == "certificate verify failed"


def test_an_error_without_words_has_a_reason() -> None:
    assert str(reason(TimeoutError())) == words.text("system-timeout")
    assert reason(ConnectionError()) == "ConnectionError"


def test_the_language_is_that_of_the_reader() -> None:
    """An error may come from another process."""
    error = SkyeError("record-unreadable", file="x", problem=reason(FileNotFoundError(errno.ENOENT, "")))
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == "x: cannot be read: there is no such file or folder."


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_missing_file_in_each_language(skye: Skye, tmp_path: Path, language: str) -> None:
    path = tmp_path / "missing"
    expected = words.catalogue(language).format("system-missing", {})
    assert is_refused(skye("--lang", language, "replay", path), 1, f"{path}", expected)


@pytest.mark.usefixtures("language")
def test_what_sqlite_says_about_a_file() -> None:
    error = unreachable("sqlite:///tables.db", RuntimeError("unable to open database file"))
    assert words.text("system-unopened") in str(error)
