# An agent at a table: tools of the Model Context Protocol (`metro2033 mcp`).

help-mcp = Let an agent play: a server of the Model Context Protocol for its host.
help-mcp-where = A server’s address, or the link to a room there.
help-mcp-local = Play against bots on this machine, without a server.
help-mcp-name = The agent’s name at the table.
help-mcp-chat = Show the agent what people write in the chat; it might obey them.
mcp-which = Give a server’s address or a room’s link, or `--local` to play without a server; one of them, not both.

agent-instructions = You sit at a table of Metro 2033 or Metro 2033: Breakthrough and see only what your player may know. Take a seat first, then repeat: read the question, look at the table when you need it, and answer with the number of the question and the id of a choice. `wait` waits for your next question, `why_not` explains why a choice is missing, and `rule` and `card` look things up.
agent-tool-rooms = List the rooms that you may enter: public ones and your own.
agent-tool-open-room = Open a room on the server and take its first seat. Bots sit at the last seats; the link invites others to the free ones. Then use `start`.
agent-tool-take-seat = Enter a room by its link or id and take a free seat, or come back to your own.
agent-tool-start = Start the game in the room that you have opened, once everyone else is ready.
agent-tool-leave = Leave the room. If a game is on, a bot plays for you.
agent-tool-new-game = Deal a new game against bots on this machine. Seats are counted from 0.
agent-tool-table = Show the table as your seat sees it, with your question and its choices. `board` adds the whole map and the texts of the cards.
agent-tool-wait = Wait until it is your turn or the game is over, and tell what has happened since you last decided.
agent-tool-answer = Answer your open question with its number and the id of one of its choices, then wait for your next question.
agent-tool-why-not = Explain why a choice isn’t offered now, or which rules allow it. Choices look like those in your question, such as “deck”.
agent-tool-position = Give everything that you know about the position as one line of text that can be pasted anywhere.
agent-tool-rule = Look up a rule by its id or by words.
agent-tool-card = Look up cards by words in their names.

agent-question = Question { $number }: { $question }
agent-waiting = Nothing to decide for you now. Wait.
agent-lobby = The game hasn’t started yet.
agent-clock = Seconds left on your clock: { $seconds }.
agent-no-winner = The game is over, without a winner.
agent-no-rooms = No rooms are open.
agent-room-opened = Your room is { $room }; others join by { $link }. You have a seat; start when everyone is ready.

agent-no-table = You aren’t at a table yet. Take a seat first.
agent-outdated = Question { $given } isn’t open; the number of the open one is { $open }. Look again before you answer.
agent-other-server = This program plays only at { $address }.
agent-which-room = Which room? Give its link or its id.
agent-bot = “{ $bot }” isn’t one of the bots here; `metro2033 bots` lists them.
agent-no-tool = There’s no tool “{ $tool }”; choose from: { $allowed }.
agent-arguments = The arguments of { $tool } don’t fit: { $why }
