# Notices to an address of one's own.

web-hook = Notices when this page is closed
web-hook-hint = When you are asked and not here, the server posts a short signed message to an address of yours, once per question: a chat bot, a phone service, your own program.
web-hook-url = Address
web-hook-secret = Secret that signs the notices; shown only now
web-hook-keep = Save
web-hook-trial = Send one on trial
web-hook-drop = Send no more
web-hook-said = The address answered: { $status }.
