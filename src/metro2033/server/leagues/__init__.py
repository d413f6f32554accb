"""Leagues on a server: their rooms, results and deadlines, and what each person may see of them."""
