"""Prometheus metrics. The exported names are a public interface and must not change."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "metro2033_requests", "Requests by route and status.", ["route", "status"], registry=self.registry
        )
        self.refusals = Counter(
            "metro2033_refusals", "Refused commands by problem.", ["problem"], registry=self.registry
        )
        self.faults = Counter(
            "metro2033_faults", "Requests and commands that failed unexpectedly.", ["kind"], registry=self.registry
        )
        self.entries = Counter("metro2033_entries", "Entries committed to game logs.", registry=self.registry)
        self.rooms = Counter("metro2033_rooms_created", "Rooms created.", registry=self.registry)
        self.evicted = Counter("metro2033_evicted", "Clients let go because they did not read.", registry=self.registry)
        self.subscriptions = Gauge("metro2033_feeds", "Open sockets, streams and polls.", registry=self.registry)
        self.rooms_loaded = Gauge("metro2033_halls", "Rooms in memory.", registry=self.registry)
        self.workers_replaced = Gauge(
            "metro2033_thinkers_replaced",
            "Bot processes that crashed or dawdled and were replaced.",
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "metro2033_commit_seconds",
            "From applying an entry to its commit.",
            buckets=FAST_BUCKETS,
            registry=self.registry,
        )
        self.mails = Counter(
            "metro2033_mails", "Mail by result: sent, failed, refused, dropped.", ["result"], registry=self.registry
        )
        self.pushes = Counter(
            "metro2033_pushes",
            "Notices to browsers by result: sent, failed, gone, dropped.",
            ["result"],
            registry=self.registry,
        )
        self.read_only = Gauge("metro2033_read_only", "1 in read-only mode.", registry=self.registry)
        self.reports = Gauge(
            "metro2033_open_reports", "Reports of players that wait for an operator.", registry=self.registry
        )

    def note_entry(self, seconds: float) -> None:
        """Counts an entry, with the seconds from applying it to its commit."""
        self.entries.inc()
        self.commit_seconds.observe(seconds)

    def note_room(self) -> None:
        """Counts a new room."""
        self.rooms.inc()

    def note_subscriptions(self, change: int) -> None:
        """Counts opened and closed subscriptions."""
        self.subscriptions.inc(change)

    def text(self) -> bytes:
        """Returns all metrics in Prometheus' text format."""
        return generate_latest(self.registry)
