"""Card effects: continuous modifiers, triggers, activated abilities, and mission goals."""
