"""Rooms kept on a person's own device, answered with the server's messages: in a browser, Python runs in a worker and nothing is installed."""
