"""Colours as Cycles counts them."""


def linear(hex_colour):
    """`#rrggbb` as three linear values."""
    digits = hex_colour.lstrip("#")
    return tuple(_to_linear(int(digits[at : at + 2], 16) / 255) for at in (0, 2, 4))


def _to_linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def darker(colour, share):
    """The colour with `share` of its light left."""
    return tuple(channel * share for channel in colour)


def blend(first, second, share):
    """`share` of the second colour in the first."""
    return tuple(a + (b - a) * share for a, b in zip(first, second))


def albedo(hex_colour):
    """What goods of a colour are made of. In the sun they look a fifth brighter than the paper that they stand on."""
    return darker(linear(hex_colour), 0.82)
