"""Figures of a server, read back as Prometheus reads them."""

from __future__ import annotations

import sys

import pytest
from prometheus_client.parser import text_string_to_metric_families

from skye.server.fair_queue import Attendance
from skye.server.metrics import Metrics

pytestmark = pytest.mark.once


def some(process: str = "1") -> Metrics:
    return Metrics(process, kinds=("seal", "draft"), bots=("novice", "trader"))


def figures(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Every sample by its name and labels."""
    found = {}
    for family in text_string_to_metric_families(metrics.text().decode()):
        assert family.type in ("counter", "gauge", "histogram"), family.name
        for sample in family.samples:
            assert sample.labels.pop("process") == "1"
            key = (sample.name, *(value for _, value in sorted(sample.labels.items())))
            assert key not in found
            found[key] = sample.value
    return found


def test_everything_begins_at_zero() -> None:
    found = {key: value for key, value in figures(some()).items() if key[0].startswith("skye_")}
    assert set(found.values()) == {0}
    assert {key[0] for key in found if len(key) == 1} == {
        "skye_moves_sealed_total",
        "skye_tables_opened_total",
        "skye_tables_finished_total",
        "skye_errors_total",
        "skye_sockets",
        "skye_rooms",
        "skye_thoughts_busy",
        *(f"skye_{what}_seconds_{part}" for what in ("answer", "write", "thought") for part in ("sum", "count")),
    }


def test_what_is_counted_is_published() -> None:
    metrics = some()
    metrics.moves_sealed.inc()
    metrics.moves_sealed.inc()
    metrics.message("seal", "done")
    metrics.message("seal", "done")
    metrics.message("seal", "late")
    metrics.refused("origin")
    metrics.tables_opened.inc()
    metrics.tables_finished.inc(3)
    metrics.errors.inc()
    metrics.thought("novice", 0.2)
    metrics.sockets.inc()
    metrics.sockets.inc()
    metrics.sockets.dec()
    metrics.rooms.set(7)
    metrics.waiting({Attendance.EMPTY: 2})
    metrics.thoughts_busy.set(1)
    metrics.answer_seconds.observe(0.003)
    metrics.write_seconds.observe(0.3)
    assert (
        figures(metrics).items()
        >= {
            ("skye_moves_sealed_total",): 2,
            ("skye_messages_total", "seal", "done"): 2,
            ("skye_messages_total", "seal", "late"): 1,
            ("skye_refused_total", "origin"): 1,
            ("skye_tables_opened_total",): 1,
            ("skye_tables_finished_total",): 3,
            ("skye_errors_total",): 1,
            ("skye_thoughts_total", "novice"): 1,
            ("skye_sockets",): 1,
            ("skye_rooms",): 7,
            ("skye_thoughts_waiting", "empty"): 2,
            ("skye_thoughts_waiting", "played"): 0,
            ("skye_thoughts_busy",): 1,
            ("skye_answer_seconds_bucket", "0.002"): 0,
            ("skye_answer_seconds_bucket", "0.005"): 1,
            ("skye_answer_seconds_bucket", "+Inf"): 1,
            ("skye_write_seconds_sum",): 0.3,
            ("skye_thought_seconds_count",): 1,
        }.items()
    )


def test_clients_cannot_make_up_series() -> None:
    metrics = some()
    for number in range(1000):
        metrics.message(f"made up {number}", "refused")
        metrics.thought(f"file.py:Bot{number}", 1)
        metrics.thought(f"novice:budget={number + 1}", 1)
    found = figures(metrics)
    assert found["skye_messages_total", "other", "refused"] == 1000
    assert found["skye_thoughts_total", "other"] == found["skye_thoughts_total", "novice"] == 1000
    assert len(found) < 100


def test_processes_keep_apart() -> None:
    one, other = some(), some("2")
    one.moves_sealed.inc()
    assert b'skye_moves_sealed_total{process="1"} 1.0' in one.text()
    assert b'skye_moves_sealed_total{process="2"} 0.0' in other.text()
    assert b"_created" not in one.text()


@pytest.mark.skipif(sys.platform != "linux", reason="read from /proc")
def test_the_process_itself_is_measured() -> None:
    found = figures(some())
    assert found["process_resident_memory_bytes",] > 0
    assert found["process_open_fds",] > 0


def test_the_form_has_a_name() -> None:
    assert Metrics.content_type.startswith("text/plain; version=")
