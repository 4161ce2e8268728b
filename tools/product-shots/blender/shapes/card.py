"""Flat pieces of paper and cardboard."""
import math

from shapes.mesh import mesh, thicken


def card(name, outline, material, thickness=0.016):
    """A flat piece; `outline` is a list of x and y, and the UV square lies around it."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    low, high = min(y for _, y in outline), max(y for _, y in outline)
    uv = [((x - left) / (right - left), (y - low) / (high - low)) for x, y in outline]
    piece = mesh(name, [(x, y, 0) for x, y in outline], [list(range(len(outline)))], material, uv, is_smooth=False)
    thicken(piece, thickness, 1)
    edge = piece.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = thickness * 0.3, 2
    return piece


def rounded(corners, radius, steps=8):
    """The outline through convex corners, counter-clockwise, each rounded."""
    count, outline = len(corners), []
    for at, corner in enumerate(corners):
        before = _towards(corner, corners[at - 1], radius)
        after = _towards(corner, corners[(at + 1) % count], radius)
        for step in range(steps + 1):
            t = step / steps
            shares = ((1 - t) ** 2, 2 * t * (1 - t), t**2)
            outline.append(tuple(sum(s * p[axis] for s, p in zip(shares, (before, corner, after))) for axis in (0, 1)))
    return outline


def _towards(start, end, way):
    share = way / math.dist(start, end)
    return tuple(a + (b - a) * share for a, b in zip(start, end))


def oblong(width, height):
    """The corners of a rectangle round the origin."""
    x, y = width / 2, height / 2
    return [(-x, -y), (x, -y), (x, y), (-x, y)]
