# Notices to an address of one's own.

web-hook = Notifications to an address of your own
web-hook-hint = When it’s your turn and you’re away, the server posts a short signed message to an address you choose, such as a chat bot, a phone service or your own program; once per question.
web-hook-url = Address
web-hook-secret = Secret that signs the notifications; it’s only shown once
web-hook-keep = Save
web-hook-trial = Send a test
web-hook-drop = Stop notifications
web-hook-said = The address replied: { $status }.
