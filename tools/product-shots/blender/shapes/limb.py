"""What is knitted round a limb: a soft oval tube that lies on its side."""
import math

import numpy as np

from shapes.curve import smooth_curve
from shapes.mesh import sheet


def limb(name, stations, material, relief=None, columns=96, rows=150, level=0.0):
    """A tube along stations of x, y, half of its width and half of its height, lying at a level.

    The middle of the side that lies to the right of its way has u = 0.5. `relief` answers, for u and v, how far the
    surface stands out, as the ribs of a cuff do; what the tube lies on presses them flat.
    """
    line = smooth_curve(stations, rows * 2)
    line = line[np.linspace(0, len(line) - 1, rows + 1).round().astype(int)]
    along = np.gradient(line[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    room = _room_inside(line, along)

    def at(u, v):
        row = round(v * rows)
        x, y, wide, high = line[row]
        wide, high = max(0.0, wide), max(0.0, high)
        angle = 2 * math.pi * u + math.pi
        out = relief(u, v) if relief else 0.0
        side = max(-room[row], _oval(math.cos(angle)) * (wide + out))
        up = _oval(math.sin(angle)) * (high + out)
        return (x + along[row][1] * side, y - along[row][0] * side, level + max(0.0, high + up))

    return sheet(name, at, columns, rows, material)


def _room_inside(line, along):
    """How far each station may reach to the left, where its way bends to: no farther than the middle of the bend."""
    steps = np.linalg.norm(np.gradient(line[:, :2], axis=0), axis=1) + 1e-9
    bend = np.gradient(np.unwrap(np.arctan2(along[:, 1], along[:, 0]))) / steps
    smooth = np.convolve(np.pad(bend, 6, "edge"), np.ones(13) / 13, "valid")
    return 0.9 / np.maximum(smooth, 0.01)


def _oval(share, fullness=0.82):
    return math.copysign(abs(share) ** fullness, share)
