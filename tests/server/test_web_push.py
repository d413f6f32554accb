"""Web Push by its standards: the example of RFC 8291 to the byte, signatures of RFC 8292, and keys that are refused."""

from __future__ import annotations

import pytest

from metro2033.kernel.problem import BadOption
from metro2033.server.core.config import Config, Smtp
from metro2033.server.core.config_reader import push_contact
from metro2033.server.notices.push.sender import contact_of
from metro2033.server.notices.push.web_push import (
    PADDED_BYTES,
    authorization,
    check_keys,
    encode,
    encrypt,
    new_key,
    public_part,
    read_key,
)
from tests.server.push_service import Arrived, Browser, b64, unb64
from tests.server.timing import START

BROWSER_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def test_the_example_of_the_standard() -> None:
    sender = read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    salt, plain = unb64("DGv6ra1nlYgDCS1FRnbzlw"), b"When I grow up, I want to be a watermelon"
    assert b64(encrypt(plain, BROWSER_KEY, AUTH, salt, sender, padded=1)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    reader = Browser("", read_key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), unb64(AUTH))
    assert b64(reader.point) == BROWSER_KEY and reader.decrypt(encrypt(plain, BROWSER_KEY, AUTH)) == plain


def test_the_length_of_a_message_tells_nothing_and_no_two_are_the_same() -> None:
    messages = [encrypt(b"x" * length, BROWSER_KEY, AUTH) for length in (0, 1, 200, PADDED_BYTES - 1)]
    assert len({len(message) for message in messages}) == 1 and len({message[:16] for message in messages}) == len(
        messages
    )
    assert len(encrypt(b"x" * PADDED_BYTES, BROWSER_KEY, AUTH)) == len(messages[0]) + PADDED_BYTES


@pytest.mark.parametrize("contact", ["mailto:metro@example.org", ""])
def test_a_signature_names_the_push_service_and_the_contact(contact: str) -> None:
    text = new_key()
    key = read_key(text)
    header = authorization("https://push.example.org:8443/send/abc?x=1", key, contact, START)
    claims = Arrived("", {"authorization": header}, b"").claims(
        "https://push.example.org:8443", encode(public_part(key)), START
    )
    assert claims.get("sub", "") == contact and new_key() != text


OFF_THE_CURVE = unb64(BROWSER_KEY)[:-1] + b"\0"


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        (b64(OFF_THE_CURVE), AUTH),
        (b64(b"\4" + b"\0" * 64), AUTH),
        (b64(b"\0"), AUTH),  # the point at infinity
        (b64(b"\2" + unb64(BROWSER_KEY)[1:33]), AUTH),  # compressed
        (BROWSER_KEY[:-4], AUTH),
        ("", AUTH),
        ("_", AUTH),
        (BROWSER_KEY, ""),
        (BROWSER_KEY, AUTH[:-2]),
        (BROWSER_KEY, "_"),
    ],
)
def test_odd_keys_are_refused(key: str, auth: str) -> None:
    check_keys(BROWSER_KEY, AUTH)
    with pytest.raises(BadOption):
        check_keys(key, auth)


def test_whom_push_services_may_write_to() -> None:
    smtp = Smtp("localhost", 25, "Metro 2033 <metro@example.org>")
    assert contact_of(Config()) == contact_of(Config(public_url="http://10.0.0.1")) == ""
    assert contact_of(Config(public_url="https://example.org")) == "https://example.org"
    assert contact_of(Config(public_url="https://example.org", smtp=smtp)) == "mailto:metro@example.org"
    assert contact_of(Config(smtp=smtp, push_contact="https://a.b")) == "https://a.b"
    assert push_contact("me@example.org") == push_contact(" mailto:me@example.org") == "mailto:me@example.org"
    for bad in ("me", "http://example.org", "javascript://x", "mailto:", "a b@example.org", "https://"):
        with pytest.raises(BadOption):
            push_contact(bad)
