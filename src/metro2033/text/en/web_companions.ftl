# People one likes to play with, and invitations to them.

companion-unknown = This person isn’t in your list.
companion-self = That’s you.
companion-full = Your list is full: it holds { $most } people. Remove some first.
invitation-unknown = This invitation is no longer open.
invitation-too-many = You’ve sent many invitations. Wait a few minutes.

companions-title = People you like to play with
companions-private = Only you see this list. Nobody learns that they’re in it.
companions-empty = Nobody yet. At a table, open the actions beside a name and choose “Remember this person”.
companions-since = since { $day }
companions-add = Remember this person
companions-forget = Don’t remember this person any more
companions-remove = Remove
companions-refused = You don’t get invitations from
companions-allow = Allow invitations again
companions-invite = Invite
companions-invite-how = They see the invitation on their home page. Your list stays private.
companions-not-invited = The table is open, but the invitations were not sent: { $why }
companions-invited = { $name } invites you
companions-decline = No, thanks
companions-refuse = No more invitations from { $name }
