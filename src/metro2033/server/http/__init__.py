"""HTTP: endpoints, the WebSocket, middleware, the static page and the plain pages."""
