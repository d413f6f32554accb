"""Types of the protocol's fields, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
HiddenNonce = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
Hash = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
MemberNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Password = Annotated[str, Meta(max_length=200)]
Fingerprint = Annotated[str, Meta(max_length=16, pattern=r"^[0-9a-f]{16}$(?!\n)")]
BotSpec = Annotated[str, Meta(max_length=80)]

Scope = Literal["view", "play", "host"]
UndoRule = Literal["boundary", "consent", "off"]
Pace = Literal["live", "slow"]
Remedy = Literal["wait", "bot", "end"]
Automatic = Literal["", "single", "pass", "bot"]
