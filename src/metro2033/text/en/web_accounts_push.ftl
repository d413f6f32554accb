# Notices on devices (Web Push) and quiet hours: parts of the page’s settings.

account-push = Notifications on your devices
account-push-why = When it’s your turn and you’re away, this device shows a notification, even with the page closed. One click leads to the game. The notification says only which table is waiting for you, and only your browser can read it.
account-push-on = Turn on for this device
account-push-off = Turn off
account-push-is-on = Notifications are on. Send yourself a test to see one.
account-push-not-allowed = The browser didn’t allow notifications, so they stay off.
account-push-no-service = The browser couldn’t reach its notification service. Check the connection and the browser’s settings, then try again.
account-push-here = this device
account-push-since = since { $when }
account-push-try = Send a test notification
account-push-try-of = Send a test notification: { $name }
account-push-tried = The test notification is on its way.
account-push-remove = Remove
account-push-remove-of = Remove: { $name }
account-push-removed = This device gets no more notifications.
account-push-cannot-insecure = Browsers show notifications only for pages that start with https.
account-push-cannot-install = On an iPhone or iPad, first add this page to the home screen, then open it from there and turn notifications on.
account-push-cannot-none = This browser can’t show notifications while the page is closed.
account-push-cannot-blocked = The browser blocks notifications from this page. Allow them in the page’s settings, next to its address, then reload.
account-hours = Quiet hours
account-hours-save = Save quiet hours
account-push-cannot-server = This server doesn’t send notifications to devices.
