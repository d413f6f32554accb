# Notices to an address of one's own.

web-hook = Webhook
web-hook-hint = When it’s your turn and you’re away, the server posts a short signed message to your URL, once per decision: to a Discord channel (its webhook link), a chat bot, a phone service or your own program.
web-hook-url = Address
web-hook-secret = Secret that signs the notifications; it’s only shown once
web-hook-keep = Save
web-hook-trial = Send a test
web-hook-drop = Stop notifications
web-hook-said = The address replied: { $status }.
web-hook-table = News of this table
web-hook-table-hint = The server posts to this address whom a slow game is waiting for, and who has won: to a Discord channel (its webhook link) or your own program. The news ends with this game.
web-hook-league = News of the league
web-hook-league-hint = The server posts every round it draws to this address: to a Discord channel (its webhook link) or your own program.
