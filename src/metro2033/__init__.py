"""Metro 2033 and Metro 2033: Breakthrough, as a digital tabletop."""

__version__ = "0.1.0"
