"""An agent at a table: tools of the Model Context Protocol over a local game or a server's room (docs/agents.md)."""
