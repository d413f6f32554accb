"""Endpoints for the e-mail address of an account, its notices, and password resets by mail."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import protocol
from metro2033.server.http.auth import visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import services_of


async def get_mail(request: Request) -> Response:
    """Returns whether this server sends mail, and the caller's address and notices."""
    caller = await visitor_of(request)
    return json(await services_of(request).mailboxes.of(caller.person))


async def set_mail(request: Request) -> Response:
    """Sets the address of the account; a link sent there confirms it."""
    wanted = await read_body(request, protocol.SetMail)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("login", caller)
    account = await services.accounts.check(caller, wanted.password)
    services.quotas.take("mail", caller)
    await services.mailboxes.ask(account, wanted)
    return json(await services.mailboxes.of(caller.person))


async def send_again(request: Request) -> Response:
    """Sends the link that confirms an address again."""
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("mail", caller)
    await services.mailboxes.ask_again(caller.person)
    return Response(status_code=204)


async def confirm_mail(request: Request) -> Response:
    """Confirms an address by the token of its link, in any browser."""
    wanted = await read_body(request, protocol.ConfirmMail)
    services = services_of(request)
    services.quotas.take("login", await visitor_of(request))
    return json(await services.mailboxes.confirm(wanted.token))


async def remove_mail(request: Request) -> Response:
    """Removes the address; needs the password."""
    wanted = await read_body(request, protocol.RemoveMail)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("login", caller)
    await services.accounts.check(caller, wanted.password)
    await services.mailboxes.remove(caller.person)
    return Response(status_code=204)


async def choose_notices(request: Request) -> Response:
    """Sets which notices come by mail, and when."""
    wanted = await read_body(request, protocol.MailNotices)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("setting", caller)
    await services.mail_notices.choose(caller.person, wanted)
    return json(await services.mailboxes.of(caller.person))


async def forgot_password(request: Request) -> Response:
    """Sends a password reset link to the address of an account; the response is the same if there is none."""
    wanted = await read_body(request, protocol.ForgotPassword)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("forgot", caller)
    await services.mailboxes.forgot(caller, wanted)
    return Response(status_code=204)


ENDPOINTS = (
    Endpoint("GET", "/api/account/mail", get_mail, gives=protocol.MailView),
    Endpoint("PUT", "/api/account/mail", set_mail, protocol.SetMail, protocol.MailView),
    Endpoint("POST", "/api/account/mail/again", send_again, status=204),
    Endpoint("POST", "/api/account/mail/confirm", confirm_mail, protocol.ConfirmMail, protocol.MailConfirmed),
    Endpoint("POST", "/api/account/mail/remove", remove_mail, protocol.RemoveMail, status=204),
    Endpoint("PUT", "/api/account/mail/notices", choose_notices, protocol.MailNotices, protocol.MailView),
    Endpoint("POST", "/api/account/forgot", forgot_password, protocol.ForgotPassword, status=204),
)
