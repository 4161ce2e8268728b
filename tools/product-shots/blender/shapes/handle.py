"""Ears of mugs, pitchers and pots: a flattened tube from wall to wall."""
from shapes.solids import tube


def ear(points, radius, material, breadth=1.35):
    """A tube through points of distance from the axis and height; it is thicker where it meets the wall."""
    count = len(points)
    taper = [1 + 0.4 * (abs(2 * at / (count - 1) - 1) ** 3) for at in range(count)]
    handle = tube("ear", [(out, 0, height) for out, height in points], radius, material, taper)
    handle.scale = (1, breadth, 1)
    return handle
