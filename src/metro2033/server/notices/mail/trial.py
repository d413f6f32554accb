"""Sends one test mail immediately, so that an operator can check the settings."""

from __future__ import annotations

import asyncio

from metro2033.kernel.problem import Problem
from metro2033.live.clock import SYSTEM
from metro2033.server.core.config import Smtp
from metro2033.server.notices.mail.addresses import clean_address
from metro2033.server.notices.mail.letters import Letter, domain_of, to_message
from metro2033.server.notices.mail.smtp import AddressRefused, SendingFailed, send
from metro2033.text.words import words_for


def send_trial(address: str, language: str, public: str, smtp: Smtp) -> None:
    """Sends a test mail; raises a problem if that fails."""
    words, to = words_for(language, ""), clean_address(address)
    told = words.say("mail-test", {"host": public.partition("://")[2]})
    letter = Letter(to, language, words.say("mail-test-subject"), (told, f"{public}/"))
    try:
        asyncio.run(send(to_message(letter, int(SYSTEM.now()), smtp.sender, domain_of(smtp.sender)), smtp))
    except AddressRefused:
        raise Problem("operator-mail-refused", address=to) from None
    except SendingFailed as fault:
        raise Problem("operator-mail-failed", host=smtp.host, why=str(fault)) from None
