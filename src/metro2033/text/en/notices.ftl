# Notices to an address of one's own.

notice-your-turn = { $game }: it’s your turn.
notice-trial = { $game }: notifications will arrive here.
notice-url = Notifications need a web address with a host name, starting with http:// or https://.
notice-no-host = There’s no host called “{ $host }”.
notice-private = This server doesn’t send notifications to private network addresses.
notice-none = You haven’t set an address for notifications.
notice-failed = The address didn’t respond.

# Notices to browsers.

push-turn = It’s your turn.
push-turn-with = It’s your turn. At the table with you: { $players }.
push-trial = Notifications will look like this.
push-not-here = This server doesn’t send notifications to browsers.
push-keys = These aren’t the keys of a browser’s subscription.
push-endpoint = Notifications go only to the https address your browser was given for them.
push-many = You already get notifications in { $most } browsers. Remove one first.
push-unknown = This browser doesn’t get notifications.
push-gone = The browser no longer accepts notifications, so it’s off the list. Turn them on again in that browser.
push-failed = The browser’s notification service didn’t accept the message. Try again later.

# News to the webhook of a table or a league.

channel-turn = { $game }: waiting for { $players }.
channel-won = { $game }: the game is over. Winner: { $winner }.
channel-over = { $game }: the game is over.
channel-round = { $league }: round { $round } of { $rounds } is drawn.
