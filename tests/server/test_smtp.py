"""Sending mail, encrypted and with a login: it is tried again, given up, and not lost in a restart.

The tests also cover its settings.
"""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import ssl
from pathlib import Path

import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.core.config import Smtp
from metro2033.server.core.config_reader import smtp_settings
from metro2033.server.notices.mail.letters import Letter, to_message
from metro2033.server.notices.mail.smtp import SendingFailed, send
from metro2033.server.notices.mail.trial import send_trial
from tests.server.post_office import SENDER, PostOffice, mailing, post_office, token_in
from tests.server.running import PASSWORD, Running, put, quick, register, running
from tests.server.test_mail import mail_of, on_stage
from tests.server.timing import run

HELLO = to_message(Letter("anna@example.org", "ru", "Здравствуйте", ("Ваш ход", "https://x/y")), 7, SENDER, "x.org")
PAUSES = (10.0, 20.0)
OPEN = {"METRO2033_SMTP_HOST": "mail.example.org", "METRO2033_SMTP_SENDER": SENDER}


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """Returns a certificate of its own for 127.0.0.1, and a server's context with it."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), 1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "key.pem").write_bytes(secret)
    file.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, folder / "key.pem")
    return file, context


def test_mail_is_encrypted_and_the_server_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        file, context = certificate(tmp_path)
        async with post_office(context) as office:
            there = msgspec.structs.replace(office.smtp, security="starttls", user="metro", password="secret")
            with pytest.raises(SendingFailed):
                await send(HELLO, there)  # nobody has vouched for this certificate
            monkeypatch.setenv("SSL_CERT_FILE", str(file))
            await send(HELLO, there)
            for wrong in (
                msgspec.structs.replace(there, password="wrong"),
                msgspec.structs.replace(there, security="none"),
                msgspec.structs.replace(there, security="tls"),
            ):
                with pytest.raises(SendingFailed):
                    await send(HELLO, wrong)
            [mail] = office.mails
            assert (mail["subject"], mail.get_content()) == ("Здравствуйте", "Ваш ход\r\n\r\nhttps://x/y\r\n")
            assert mail["message-id"] == "<metro2033.7@x.org>" and mail["content-language"] == "ru"

    run(scene())


def test_mail_is_tried_again_after_growing_pauses(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await register(anna)
        office.answers = ["451 later", "452 later"]
        await put(anna, "/api/account/mail", wire.SetMail("anna@example.org", PASSWORD))
        await office.until(1)
        assert office.tries == 3 and not (await mail_of(anna)).failed
        office.answers = ["451 later"] * 10
        await anna.http.post("/api/account/mail/again")
        await office.clock.advance(4 * sum(PAUSES))
        assert (office.tries, len(office.mails)) == (6, 1), "given up after the last pause"
        text = server.parts.core.metrics.text().decode()
        assert 'metro2033_mails_total{result="dropped"} 1.0' in text

    on_stage(any_database, scene, mail_pauses=PAUSES)


def test_a_dead_address_is_given_up_and_told(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await register(anna)
        office.answers = ["550 no such user"]
        await put(anna, "/api/account/mail", wire.SetMail("gone@example.org", PASSWORD))
        await office.clock.advance(4 * sum(PAUSES))
        assert (await mail_of(anna)).failed
        assert (office.tries, office.mails) == (1, [])
        await put(anna, "/api/account/mail", wire.SetMail("anna@example.org", PASSWORD))
        assert not (await mail_of(anna)).failed

    on_stage(any_database, scene, mail_pauses=PAUSES)


def test_a_restart_loses_no_mail(any_database: str) -> None:
    async def scene() -> None:
        async with post_office() as office:
            away = Smtp("127.0.0.1", 9, SENDER, "none", seconds=1.0)  # nobody listens there
            config = quick(any_database, **mailing(office, smtp=away))
            async with running(config, clock=office.clock) as server, Client(server.address) as anna:
                await register(anna)
                await put(anna, "/api/account/mail", wire.SetMail("anna@example.org", PASSWORD))
                await office.clock.advance(config.mail_look)
            async with running(quick(any_database, **mailing(office)), clock=office.clock):
                assert token_in(await office.until(1), "confirm")
                await office.clock.advance(600.0)
            assert len(office.mails) == 1

    run(scene())


def test_of_two_processes_one_sends(postgres: str) -> None:
    async def scene() -> None:
        async with post_office() as office:
            config, clock = quick(postgres, **mailing(office)), office.clock
            async with running(config, clock=clock) as one, running(config, clock=clock), Client(one.address) as anna:
                for number in range(6):
                    async with Client(one.address) as guest:
                        await register(guest, f"Guest {number}")
                        await put(guest, "/api/account/mail", wire.SetMail(f"g{number}@example.org", PASSWORD))
                await office.until(6)
                await clock.advance(600.0)
                assert sorted(mail["to"] for mail in office.mails) == [f"g{n}@example.org" for n in range(6)]
                assert (await anna.http.get("/readyz")).status_code == 200

    run(scene())


# Settings.


def test_settings_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert smtp_settings("https://play.example.org") is None
    secret = tmp_path / "password"
    secret.write_text("from a file\n")
    for name, value in {**OPEN, "METRO2033_SMTP_USER": "metro", "METRO2033_SMTP_PASSWORD_FILE": str(secret)}.items():
        monkeypatch.setenv(name, value)
    found = smtp_settings("https://play.example.org")
    assert found == Smtp("mail.example.org", 587, SENDER, "starttls", "metro", "from a file")
    monkeypatch.setenv("METRO2033_SMTP_SECURITY", "tls")
    found = smtp_settings("https://play.example.org")
    assert found is not None and found.port == 465


@pytest.mark.parametrize(
    ("changes", "public", "key"),
    [
        ({}, "", "server-mail-address"),
        ({"SECURITY": "none", "PASSWORD": "secret"}, "https://x.org", "server-mail-open"),
        ({"SECURITY": "ssl"}, "https://x.org", "option-value"),
        ({"PORT": "0"}, "https://x.org", "option-value"),
        ({"PORT": "99999999"}, "https://x.org", "option-value"),
        ({"SENDER": ""}, "https://x.org", "option-value"),
        ({"SENDER": "Metro\nBcc: x@x.org <a@b.org>"}, "https://x.org", "option-value"),
    ],
)
def test_settings_that_cannot_work_are_refused(
    changes: dict[str, str], public: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {**OPEN, **{f"METRO2033_SMTP_{name}": value for name, value in changes.items()}}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadOption) as refused:
        smtp_settings(public)
    assert refused.value.key == key and "secret" not in str(refused.value.details)


def test_an_operator_tries_the_settings() -> None:
    async def scene() -> None:
        async with post_office() as office:
            home, there = "https://play.example.org", office.smtp
            await asyncio.to_thread(send_trial, "anna@example.org", "pl", home, there)
            assert (await office.until(1))["subject"] == "Poczta z\N{NO-BREAK SPACE}tego serwera działa"
            office.answers = ["550 no such user"]
            for smtp, key in ((there, "operator-mail-refused"), (Smtp("127.0.0.1", 9, SENDER), "operator-mail-failed")):
                with pytest.raises(Problem) as refused:
                    await asyncio.to_thread(send_trial, "anna@example.org", "en", home, smtp)
                assert refused.value.key == key

    run(scene())
