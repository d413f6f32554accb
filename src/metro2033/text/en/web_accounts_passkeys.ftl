# Passkeys: parts of the page’s account screens.

account-passkeys = Passkeys
account-passkeys-why = A passkey logs you in with your phone, your fingerprint or a security key, without a password.
account-passkey-add = Add a passkey
account-passkey-name = Name of the passkey
account-passkey-usual = My device
account-passkey-make = Create it
account-passkey-added = The passkey is added.
account-passkey-since = added { $when }
account-passkey-used = last used { $when }
account-passkey-rename = Rename
account-passkey-rename-of = Rename: { $name }
account-passkey-save = Save
account-passkey-remove = Remove
account-passkey-remove-of = Remove: { $name }
account-passkey-removed = The passkey is removed here. You can delete it on your device, too.
account-passkey-not-made = The browser didn’t create a passkey.
account-passkey-not-given = The browser didn’t offer a passkey.
account-passkey-log-in = Log in with a passkey
