"""A table without a face: a game here or on a server as moments, with undo, odds, reasons and bots. The interfaces draw it."""
