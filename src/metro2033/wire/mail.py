"""Mail: an account's e-mail address, password resets, and notifications by mail."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.languages import Language
from metro2033.wire.fields import Key, Password
from metro2033.wire.notices import Zone

Address = Annotated[str, Meta(min_length=3, max_length=254)]


class MailNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """Notifications by mail: turns in slow games, and a daily digest at an hour of a time zone. The zone also applies to your quiet hours."""

    turns: bool
    digest: bool
    hour: Annotated[int, Meta(ge=0, le=23)] = 8
    zone: Zone = "UTC"
    language: Language = "en"


class MailView(Struct, frozen=True):
    """Whether this server sends mail, your address, an address pending confirmation, and your notifications. `failed`: mail bounced."""

    available: bool
    address: str | None = None
    pending: str | None = None
    failed: bool = False
    notices: MailNotices | None = None


class SetMail(Struct, frozen=True, forbid_unknown_fields=True):
    """A new address for your account; requires the password, and is confirmed by a link sent there."""

    address: Address
    password: Password
    language: Language = "en"


class RemoveMail(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, required for removing an address."""

    password: Password


class ConfirmMail(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of the link that confirms an address."""

    token: Key


class MailConfirmed(Struct, frozen=True):
    """The account whose address is confirmed."""

    name: str
    address: str


class ForgotPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The name or the address of an account that needs a new password."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]
    language: Language = "en"


class ExportedMail(Struct, frozen=True):
    """Your mailbox: the address, one pending confirmation, and the notifications sent there."""

    address: str | None
    pending: str | None
    notices: MailNotices
