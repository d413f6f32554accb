"""Endpoints for the e-mail address of an account, its notices, and password resets by mail."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.accounts.service import AccountService
from metro2033.server.http.auth import visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.notices.service import NoticeService


async def get_mail(request: Request) -> Response:
    """Returns whether this server sends mail, and the caller's address and notices."""
    caller = await visitor_of(request)
    return json(await service_of(request, NoticeService).mailboxes.of(caller.person))


async def set_mail(request: Request) -> Response:
    """Sets the address of the account; a link sent there confirms it."""
    wanted = await read_body(request, wire.SetMail)
    core = core_of(request)
    notices = service_of(request, NoticeService)
    caller = await visitor_of(request)
    core.quotas.take("login", caller)
    account = await service_of(request, AccountService).accounts.check(caller, wanted.password)
    core.quotas.take("mail", caller)
    await notices.mailboxes.ask(account, wanted)
    return json(await notices.mailboxes.of(caller.person))


async def send_again(request: Request) -> Response:
    """Sends the link that confirms an address again."""
    caller = await visitor_of(request)
    core_of(request).quotas.take("mail", caller)
    await service_of(request, NoticeService).mailboxes.ask_again(caller.person)
    return Response(status_code=204)


async def confirm_mail(request: Request) -> Response:
    """Confirms an address by the token of its link, in any browser."""
    wanted = await read_body(request, wire.ConfirmMail)
    core_of(request).quotas.take("login", await visitor_of(request))
    return json(await service_of(request, NoticeService).mailboxes.confirm(wanted.token))


async def remove_mail(request: Request) -> Response:
    """Removes the address; needs the password."""
    wanted = await read_body(request, wire.RemoveMail)
    caller = await visitor_of(request)
    core_of(request).quotas.take("login", caller)
    await service_of(request, AccountService).accounts.check(caller, wanted.password)
    await service_of(request, NoticeService).mailboxes.remove(caller.person)
    return Response(status_code=204)


async def choose_notices(request: Request) -> Response:
    """Sets which notices come by mail, and when."""
    wanted = await read_body(request, wire.MailNotices)
    notices = service_of(request, NoticeService)
    caller = await visitor_of(request)
    core_of(request).quotas.take("setting", caller)
    await notices.mail_notices.choose(caller.person, wanted)
    return json(await notices.mailboxes.of(caller.person))


async def forgot_password(request: Request) -> Response:
    """Sends a password reset link to the address of an account; the response is the same if there is none."""
    wanted = await read_body(request, wire.ForgotPassword)
    caller = await visitor_of(request)
    core_of(request).quotas.take("forgot", caller)
    await service_of(request, NoticeService).mailboxes.forgot(caller, wanted)
    return Response(status_code=204)


ENDPOINTS = (
    Endpoint("GET", "/api/account/mail", get_mail, gives=wire.MailView),
    Endpoint("PUT", "/api/account/mail", set_mail, wire.SetMail, wire.MailView),
    Endpoint("POST", "/api/account/mail/again", send_again, status=204),
    Endpoint("POST", "/api/account/mail/confirm", confirm_mail, wire.ConfirmMail, wire.MailConfirmed),
    Endpoint("POST", "/api/account/mail/remove", remove_mail, wire.RemoveMail, status=204),
    Endpoint("PUT", "/api/account/mail/notices", choose_notices, wire.MailNotices, wire.MailView),
    Endpoint("POST", "/api/account/forgot", forgot_password, wire.ForgotPassword, status=204),
)
