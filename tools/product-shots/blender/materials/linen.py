"""Linen for tables, napkins and shades."""
from materials.cloth import Hand, cloth


def linen(name, colour, repeat, sheen=0.4):
    """Plain linen, woven loosely enough to show its threads."""
    return cloth(name, colour, "linen", repeat, Hand(bump=0.6, gaps=0.4, uneven=0.25, sheen=sheen))
