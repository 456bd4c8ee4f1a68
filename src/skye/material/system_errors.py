"""Why the operating system refused something, in the language of whoever reads it."""

from __future__ import annotations

import errno

from skye.material.words import Phrase

REASONS = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-not-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-quota",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long-name",
    errno.ELOOP: "system-loop",
    errno.EMFILE: "system-many-files",
    errno.ENFILE: "system-many-files",
    errno.EBUSY: "system-busy",
    errno.ETXTBSY: "system-busy",
    errno.EIO: "system-disk",
    errno.ENOMEM: "system-memory",
    errno.EADDRINUSE: "system-address-taken",
    errno.EADDRNOTAVAIL: "system-address-foreign",
    errno.ECONNREFUSED: "system-refused",
    errno.ETIMEDOUT: "system-timeout",
    errno.EHOSTUNREACH: "system-unreachable",
    errno.ENETUNREACH: "system-unreachable",
}
"""Messages for the common errors; the system itself may only have English ones."""


def reason(error: OSError) -> Phrase | str:
    """Why something failed; an uncommon reason in the words of the system."""
    from socket import gaierror, herror  # imports that only errors need
    from ssl import SSLError

    if isinstance(error, gaierror):
        return Phrase("system-unknown-host")
    if isinstance(error, TimeoutError):  # often without a number
        return Phrase("system-timeout")
    # The numbers of some libraries are not those of `errno`.
    if error.errno in REASONS and not isinstance(error, SSLError | herror):
        return Phrase(REASONS[error.errno])
    return error.strerror or str(error) or type(error).__name__
