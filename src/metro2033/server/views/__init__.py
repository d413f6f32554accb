"""Views: what one viewer may know of a room and of its game, and the subscriptions that send it."""
