"""What cards do: modifiers that hold, triggers that fire, abilities that are used, goals that come true."""
