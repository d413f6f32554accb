"""Room commands, sent over the socket or HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.wire.fields import BotSpec, Count, Hash, HiddenNonce, Key, MemberNumber, Nonce, Remedy, SeatNumber
from metro2033.wire.settings import Settings


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A member's command. The key is returned with the acknowledgement; it makes an answer or undo idempotent."""

    key: Key = ""


class Configure(Command, frozen=True, tag="configure"):
    """Changes the room's settings (host, before the start)."""

    settings: Settings


class Sit(Command, frozen=True, tag="sit"):
    """Takes a free seat with a commitment to a nonce, which is mixed into the game's luck, or with the nonce itself, if the server may know it."""

    seat: SeatNumber
    nonce: Nonce = ""
    commitment: Hash = ""


class Stand(Command, frozen=True, tag="stand"):
    """Gives up a seat before the start."""

    seat: SeatNumber


class PutBot(Command, frozen=True, tag="bot"):
    """Puts a bot on a free seat, or removes it with an empty name (host, before the start)."""

    seat: SeatNumber
    bot: BotSpec = ""


class Ready(Command, frozen=True, tag="ready"):
    """Declares you ready, or no longer ready."""

    ready: bool = True


class Start(Command, frozen=True, tag="start"):
    """Starts the game (host); `close` removes free seats first. Seats that have committed to a nonce reveal it before the deal."""

    close: bool = False


class Commit(Command, frozen=True, tag="commit"):
    """Commits your seat to another nonce, by the SHA-256 of its text; empty for none (before the start)."""

    seat: SeatNumber
    commitment: Hash


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveals your seat's committed nonce, after the start has closed the commitments. The last reveal deals."""

    seat: SeatNumber
    nonce: HiddenNonce


class Kick(Command, frozen=True, tag="kick"):
    """Removes a member; with a ban, the member cannot return (host)."""

    member: MemberNumber
    ban: bool = False


class Mute(Command, frozen=True, tag="mute"):
    """Mutes or unmutes a member's chat (host)."""

    member: MemberNumber
    muted: bool = True


class Block(Command, frozen=True, tag="block"):
    """Hides a member's chat from you, or shows it again."""

    member: MemberNumber
    blocked: bool = True


class Leave(Command, frozen=True, tag="leave"):
    """Leaves the room; during a game, a bot takes over the seats."""


class Appoint(Command, frozen=True, tag="appoint"):
    """Makes another member the host (host)."""

    member: MemberNumber


class InviteAnew(Command, frozen=True, tag="invite_anew"):
    """Creates a new invitation and revokes the former link (host)."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Requests or accepts a rematch after the game: a new room with the same people and settings, which starts when all have agreed."""

    nonce: Nonce = ""
    commitment: Hash = ""


class Answer(Command, frozen=True, tag="answer"):
    """Answers a seat's open question with a choice's text id, as seen at sequence number `seq`."""

    seat: SeatNumber
    choice: Annotated[str, Meta(max_length=200)]
    seq: Count


class Undo(Command, frozen=True, tag="undo"):
    """Undoes the seat's last answer, within the information boundary."""

    seat: SeatNumber
    seq: Count


class Propose(Command, frozen=True, tag="propose"):
    """Proposes to rewind to before entry `to`; the game is rewound when every seat has agreed."""

    seat: SeatNumber
    to: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class ProposeEnd(Command, frozen=True, tag="propose_end"):
    """Proposes to end the game without a winner; it ends when every seat has agreed. A person's answer withdraws the proposal."""

    seat: SeatNumber


class Consent(Command, frozen=True, tag="consent"):
    """Accepts or rejects the open proposal for a seat."""

    seat: SeatNumber
    agree: bool


class Vote(Command, frozen=True, tag="vote"):
    """Votes on an absent seat: wait, let a bot play for it, or end the game."""

    seat: SeatNumber
    remedy: Remedy


class Resign(Command, frozen=True, tag="resign"):
    """Resigns for a seat, permanently: a bot plays on, and you have lost. At a table of two, the other seat has won."""

    seat: SeatNumber


class StandIn(Command, frozen=True, tag="stand_in"):
    """Lets a bot play your seat until you take it back."""

    seat: SeatNumber


class TakeBack(Command, frozen=True, tag="take_back"):
    """Takes a seat back from the bot that plays it: your own, or one that you left during the game."""

    seat: SeatNumber


class AutoPass(Command, frozen=True, tag="auto_pass"):
    """Passes automatically in these kinds of windows for a seat; the list replaces the previous one."""

    seat: SeatNumber
    windows: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=40)]


class Say(Command, frozen=True, tag="say"):
    """Sends a line to the room's chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Seen(Command, frozen=True, tag="seen"):
    """Stores, for all your devices, that you have seen the game up to entry `seq`."""

    seq: Count


AnyCommand = (
    Configure | Sit | Stand | PutBot | Ready | Start | Commit | Reveal | Kick | Mute | Block | Leave | Appoint | InviteAnew
    | Rematch | Answer | Undo | Propose | ProposeEnd | Consent | Vote | Resign | StandIn | TakeBack | AutoPass | Say | Seen
)  # fmt: skip
