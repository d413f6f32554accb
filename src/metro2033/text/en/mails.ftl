# Mail from the server, and the page that stops notices.

mail-hello = Hello { $name },
mail-confirm-subject = Confirm your email address
mail-confirm = Someone, most likely you, added this email address to the account { $name } at { $host }. To confirm it, open this link within 24 hours:
mail-confirm-else = If it wasn’t you, ignore this email. The address won’t be used.
mail-reset-subject = Choose a new password
mail-reset = Someone, most likely you, asked for a new password for the account { $name } at { $host }. To choose one, open this link within an hour:
mail-reset-else = If it wasn’t you, ignore this email. Your password stays as it is.
mail-changed-subject = Your email address was changed
mail-changed = Email about the account { $name } at { $host } now goes to { $address } and no longer to this address. Your settings:
mail-changed-else = If it wasn’t you, change your password right away, or ask whoever runs the server for help.
mail-removed-subject = Your email address was removed
mail-removed = This address was removed from the account { $name } at { $host }. Your settings:
mail-removed-else = If it wasn’t you, change your password right away, or ask whoever runs the server for help.
mail-password-subject = Your password was changed
mail-password = The password of the account { $name } at { $host } was changed. Your settings:
mail-password-else = If it wasn’t you, use “Forgot password” to choose a new one right away, or ask whoever runs the server for help.
mail-password-list = These can still act for you. Remove in the settings what isn’t yours:
mail-access-passkey = passkey “{ $passkey }”
mail-access-token = a program in the room { $room }
mail-access-webhook = notifications to { $where }
mail-recovered-subject = Your password was reset
mail-recovered = A one-time link was used to set a new password for the account { $name } at { $host }. Every browser was logged out. Your settings:
mail-recovered-list = Also removed, because it could act for you:
mail-recovered-passkeys =
    { $count ->
        [one] { $count } passkey
       *[other] { $count } passkeys
    }
mail-recovered-tokens =
    { $count ->
        [one] the access of { $count } program
       *[other] the access of { $count } programs
    }
mail-recovered-webhooks = the address for notifications
mail-recovered-else = If it wasn’t you, use “Forgot password” to choose a new one right away, or ask whoever runs the server for help.
mail-passkey-subject = A passkey was added
mail-passkey = A passkey was added to the account { $name } at { $host }. It logs in without a password. Your settings:
mail-passkey-else = If it wasn’t you, remove it in the settings and change your password right away.
mail-turn-subject =
    { $waiting ->
        [1] { $game }: it’s your turn
       *[other] It’s your turn in { $waiting } games
    }
mail-digest-subject = { $waiting ->
    [0] Your slow games: nothing for you to do today
    [1] Your slow games: one is waiting for you
   *[other] Your slow games: { $waiting } are waiting for you
}
mail-waiting = { $waiting ->
    [1] This game is waiting for you:
   *[other] These games are waiting for you:
}
mail-others = { $others ->
    [1] This game is waiting for someone else:
   *[other] These games are waiting for someone else:
}
mail-game = { $game }.
mail-game-with = { $game }, with { $players }.
mail-left-days = Time left: { $count } days.
mail-left-hours = Time left: { $count } hours.
mail-left-minutes =
    { $count ->
        [one] Time left: { $count } minute.
       *[other] Time left: { $count } minutes.
    }
mail-turn-else = You asked for email when it’s your turn in slow games. To stop it, open this link:
mail-digest-else = You asked for a daily summary of your slow games. To stop it, open this link:
mail-round-subject = { $league }: round { $round } has been drawn
mail-round = Round { $round } of { $rounds } in “{ $league }” has been drawn. You play { $game } with { $players }.
mail-round-else = You asked for email about your turns, which includes new league rounds. To stop it, open this link:
mail-test-subject = Email from this server works
mail-test = If you can read this, the server at { $host } can send email.
mail-stop-title = Email notifications
mail-stop-ask-turn = Stop the emails about your turn in slow games?
mail-stop-ask-digest = Stop the daily summary of your slow games?
mail-stop-ask-all = Stop all email notifications?
mail-stop-these = Yes, stop
mail-stop-all = Stop all email notifications
mail-stopped-turn = You won’t get email about your turn any more.
mail-stopped-digest = You won’t get the daily summary any more.
mail-stopped-all = You won’t get any email notifications any more.
mail-stop-settings = To the settings
