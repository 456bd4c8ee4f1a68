"""Figures about a running server, for Prometheus to fetch.

Each process has its own, with a label that says which process it is. With several processes behind one port a fetch
reaches any of them: no figure is wrong then, but each is seen only now and then, so give each its own port for this
if all are wanted. The library's way to add up processes is not used: it is switched on by the environment before the
first import, for everything in the process, and leaves files in a folder that somebody has to clear of dead processes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from skye.bots.names import plain
from skye.server.fair_queue import Attendance

QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds, for what somebody waits for."""

SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 60.0)
"""Seconds, for decisions of bots."""

OTHER: Final = "other"
"""Replaces every unknown value, so that no client can make up series that are stored for ever."""


class Metrics:
    """The figures of one process; count with `metrics.moves_sealed.inc()`, `metrics.sockets.dec()` and so on."""

    content_type: Final = CONTENT_TYPE_LATEST

    def __init__(self, process: str, kinds: Collection[str], bots: Collection[str]) -> None:
        self._process = process
        self._kinds = frozenset(kinds)
        self._bots = frozenset(bots)
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        self.moves_sealed = Counter("skye_moves_sealed", "Answers to decisions, on disk", registry=registry)
        self.tables_opened = Counter("skye_tables_opened", "Tables opened", registry=registry)
        self.tables_finished = Counter("skye_tables_finished", "Tables whose game is over", registry=registry)
        self.errors = Counter("skye_errors", "Errors that should not have happened", registry=registry)
        self._messages = Counter("skye_messages", "Messages of clients", ["kind", "result"], registry=registry)
        self._refused = Counter("skye_refused", "Turned away, by the reason", ["reason"], registry=registry)
        self._thoughts = Counter("skye_thoughts", "Decisions of bots", ["bot"], registry=registry)

        self.sockets = Gauge("skye_sockets", "Sockets that are open", registry=registry)
        self.rooms = Gauge("skye_rooms", "Tables in memory", registry=registry)
        self._thoughts_waiting = Gauge(
            "skye_thoughts_waiting", "Decisions waiting for a thinker, by who is there", ["table"], registry=registry
        )
        self.waiting({})
        self.thoughts_busy = Gauge("skye_thoughts_busy", "Decisions being thought about", registry=registry)

        self.answer_seconds = Histogram(
            "skye_answer_seconds", "From the arrival of a message to its answer", buckets=QUICK, registry=registry
        )
        self.write_seconds = Histogram(
            "skye_write_seconds", "From asking the storage to write to being on disk", buckets=QUICK, registry=registry
        )
        self.thought_seconds = Histogram(
            "skye_thought_seconds", "A bot's thinking, without the wait", buckets=SLOW, registry=registry
        )

    def message(self, kind: str, result: str) -> None:
        """Count a client's message. The result is one of our words; the kind may be anything a client has sent."""
        self._messages.labels(kind if kind in self._kinds else OTHER, result).inc()

    def refused(self, reason: str) -> None:
        """Count a refusal; the reason is one of our words."""
        self._refused.labels(reason).inc()

    def thought(self, bot: str, seconds: float) -> None:
        """Count a bot's decision; its parameters make no series of their own."""
        known = plain(bot)
        self._thoughts.labels(known if known in self._bots else OTHER).inc()
        self.thought_seconds.observe(seconds)

    def waiting(self, thoughts: Mapping[Attendance, int]) -> None:
        """Set how many decisions wait for a worker."""
        for attendance in Attendance:
            self._thoughts_waiting.labels(attendance.name.lower()).set(thoughts.get(attendance, 0))

    def text(self) -> bytes:
        """All figures in the form that Prometheus reads."""
        return generate_latest(_OfProcess(self._registry, self._process))


class _OfProcess(Collector):
    """The same figures with the label of their process."""

    def __init__(self, registry: CollectorRegistry, process: str) -> None:
        self._registry = registry
        self._process = process

    def collect(self) -> Iterator[Metric]:
        for metric in self._registry.collect():
            metric.samples = [
                sample._replace(labels={**sample.labels, "process": self._process})
                for sample in metric.samples
                if not sample.name.endswith("_created")  # twice as many lines, and process_start_time_seconds has it
            ]
            yield metric
