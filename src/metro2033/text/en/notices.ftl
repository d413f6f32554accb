# Notices to an address of one's own.

notice-your-turn = { $game }: it’s your turn.
notice-trial = { $game }: notifications will arrive here.
notice-url = Notifications need a web address with a host name, starting with http:// or https://.
notice-no-host = There’s no host called “{ $host }”.
notice-private = This server doesn’t send notifications to private network addresses.
notice-none = You haven’t set an address for notifications.
notice-failed = The address didn’t respond.
