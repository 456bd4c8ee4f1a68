"""A response that is the same for everybody: built and compressed once, and not sent again to browsers that have it."""

from __future__ import annotations

import gzip
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response

KINDS = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "ftl": "text/plain; charset=utf-8",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
}
"""Content types by file extension."""

DENSE = ("png", "woff2")
"""Already compressed."""

LEVEL = 9
ZERO = ("q=0", "q=0.0", "q=0.00", "q=0.000")


class CachedResponse(msgspec.Struct, frozen=True):
    """The bytes of a response, plain and compressed, and its headers."""

    content: bytes
    packed: bytes | None
    kind: str
    headers: dict[str, str]

    def answer(self, request: Request) -> Response:
        """All of it, or only that the browser's copy is still valid."""
        if self.headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=self.headers)
        if self.packed is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.packed, media_type=self.kind, headers={**self.headers, "content-encoding": "gzip"})
        return Response(self.content, media_type=self.kind, headers=self.headers)


def cached(content: bytes, ending: str, keeping: str) -> CachedResponse:
    """A response with this content, of the type of this file extension, which browsers may cache like this."""
    # Weak: the tag identifies the content, in any encoding.
    headers = {"etag": f'W/"{sha256(content).hexdigest()[:20]}"', "cache-control": keeping}
    packed = None
    if ending not in DENSE:
        headers["vary"] = "Accept-Encoding"
        packed = gzip.compress(content, LEVEL, mtime=0)
    return CachedResponse(content, packed, KINDS[ending], headers)


def accepts_gzip(header: str) -> bool:
    """Whether a client that sends this Accept-Encoding accepts gzip."""
    for coding in header.lower().split(","):
        name, *qualities = (part.strip() for part in coding.split(";"))
        if name in ("gzip", "x-gzip"):
            return not any(quality.replace(" ", "") in ZERO for quality in qualities)
    return False
