"""Accounts and everything that proves who a person is: passwords, passkeys, sessions, mailboxes, retention."""
