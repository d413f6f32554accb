"""Room commands, sent over the socket or HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.protocol.fields import BotSpec, Count, Hash, HiddenNonce, Key, MemberNumber, Nonce, Remedy, SeatNumber
from metro2033.protocol.settings import Settings


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A command of a member. The key is returned with the acknowledgement; it makes an answer or undo idempotent."""

    key: Key = ""


class Configure(Command, frozen=True, tag="configure"):
    """Change the room's settings (host, before the start)."""

    settings: Settings


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, with a commitment to a nonce, which is mixed into the luck of the game; or with the nonce itself, if the server may read it."""

    seat: SeatNumber
    nonce: Nonce = ""
    commitment: Hash = ""


class Stand(Command, frozen=True, tag="stand"):
    """Give up a seat before the start."""

    seat: SeatNumber


class PutBot(Command, frozen=True, tag="bot"):
    """Put a bot on a free seat, or remove it with an empty name (host, before the start)."""

    seat: SeatNumber
    bot: BotSpec = ""


class Ready(Command, frozen=True, tag="ready"):
    """Declare yourself ready, or no longer ready."""

    ready: bool = True


class Start(Command, frozen=True, tag="start"):
    """Start the game (host); with `close` free seats are taken away first. Seats that have committed to a nonce reveal it before the deal."""

    close: bool = False


class Commit(Command, frozen=True, tag="commit"):
    """Commit to another nonce for your seat, by the SHA-256 of its text; empty to have none (before the start)."""

    seat: SeatNumber
    commitment: Hash


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveal the nonce that your seat has committed to, after the start has closed the commitments. The last one deals."""

    seat: SeatNumber
    nonce: HiddenNonce


class Kick(Command, frozen=True, tag="kick"):
    """Remove a member; with a ban it cannot return (host)."""

    member: MemberNumber
    ban: bool = False


class Mute(Command, frozen=True, tag="mute"):
    """Mute a member's chat, or unmute it (host)."""

    member: MemberNumber
    muted: bool = True


class Block(Command, frozen=True, tag="block"):
    """Hide a member's chat from me, or show it again."""

    member: MemberNumber
    blocked: bool = True


class Leave(Command, frozen=True, tag="leave"):
    """Leave the room; during a game a bot takes over the seats."""


class Appoint(Command, frozen=True, tag="appoint"):
    """Make another member the host (host)."""

    member: MemberNumber


class InviteAnew(Command, frozen=True, tag="invite_anew"):
    """Make a new invitation; links with the former one lead nowhere (host)."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the game, ask for a rematch or agree to one: a new room with the same people and settings, which starts when all have agreed."""

    nonce: Nonce = ""
    commitment: Hash = ""


class Answer(Command, frozen=True, tag="answer"):
    """Answer the open question of a seat with a choice's text id, as seen at sequence number `seq`."""

    seat: SeatNumber
    choice: Annotated[str, Meta(max_length=200)]
    seq: Count


class Undo(Command, frozen=True, tag="undo"):
    """Undo the seat's last answer, within the information boundary."""

    seat: SeatNumber
    seq: Count


class Propose(Command, frozen=True, tag="propose"):
    """Propose to rewind to before entry `to`; the game is rewound when every seat has agreed."""

    seat: SeatNumber
    to: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class ProposeEnd(Command, frozen=True, tag="propose_end"):
    """Propose to end the game without a winner; it ends when every seat has agreed. An answer of a person withdraws the proposal."""

    seat: SeatNumber


class Consent(Command, frozen=True, tag="consent"):
    """Accept or reject the open proposal for a seat."""

    seat: SeatNumber
    agree: bool


class Vote(Command, frozen=True, tag="vote"):
    """Vote on an absent seat: wait, let a bot play for it, or end the game."""

    seat: SeatNumber
    remedy: Remedy


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up for a seat, for good: a bot plays it on, and you have lost. At a table of two, the other seat has won."""

    seat: SeatNumber


class StandIn(Command, frozen=True, tag="stand_in"):
    """Let a bot play your seat until you take it back."""

    seat: SeatNumber


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take a seat back from the bot that plays it: your own, or one that you left during the game."""

    seat: SeatNumber


class AutoPass(Command, frozen=True, tag="auto_pass"):
    """Pass automatically in these kinds of windows for a seat; the list replaces the previous one."""

    seat: SeatNumber
    windows: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=40)]


class Say(Command, frozen=True, tag="say"):
    """Say something in the room's chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Seen(Command, frozen=True, tag="seen"):
    """Store, for all your devices, that you have seen the game up to entry `seq`."""

    seq: Count


AnyCommand = (
    Configure | Sit | Stand | PutBot | Ready | Start | Commit | Reveal | Kick | Mute | Block | Leave | Appoint | InviteAnew
    | Rematch | Answer | Undo | Propose | ProposeEnd | Consent | Vote | Resign | StandIn | TakeBack | AutoPass | Say | Seen
)  # fmt: skip
