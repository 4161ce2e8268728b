"""What is in a vessel that is modelled as solid glass: its filling, and air."""
import math

import numpy as np
from mathutils import Vector, noise

from materials.glass import glass
from shapes.curve import smooth_curve
from shapes.turned import turned

GAP = 0.004
CLIMB, CLIMBS_FROM = 0.012, 0.94
CAP = (1.0, 0.985, 0.97, 0.94, *np.linspace(0.9, 0, 19))


class Hollow:
    """The room in solid glass, within a profile that rises all the way."""

    def __init__(self, profile):
        self._rim = smooth_curve(profile, 400)
        self.floor, self.top = (float(self._rim[end][1]) for end in (0, -1))

    def radius(self, height):
        """How wide it is at a height."""
        return float(np.interp(height, self._rim[:, 1], self._rim[:, 0]))

    def fill(self, level, filling, uneven=0.0, seed=0.0):
        """Fills it up to a level; the top of a liquid climbs a little at the glass, that of jam strays by `uneven`."""
        cap = [(self.radius(level) * share, level) for share in CAP]
        below = turned("filling", [*self._wall(self.floor, level), *cap[1:]], filling, is_curve=False)
        above = self._air([*cap[:0:-1], *self._wall(level, self.top), (0, self.top)])

        def surface(x, y):
            at_glass = max(0.0, (math.hypot(x, y) / self.radius(level) - CLIMBS_FROM) / (1 - CLIMBS_FROM))
            return CLIMB * at_glass**2 + uneven * noise.fractal(Vector((x * 3 + seed, y * 3, seed)), 1.0, 2.0, 2)

        for thing, off in ((below, 0), (above, GAP)):
            _lift(thing, level, lambda x, y: off + surface(x, y))

    def empty(self):
        """Leaves nothing in it but air, for what does not lie close to the glass."""
        self._air([*self._wall(self.floor, self.top), (0, self.top)])

    def _wall(self, low, high):
        return [(self.radius(height), height) for height in np.linspace(low, high, 160)]

    def _air(self, profile):
        return turned("air", profile, glass("air", index=1 / 1.48, shadow=1.0), is_curve=False)


def _lift(thing, level, surface):
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        if abs(z - level) < 1e-6:
            vertex.co.z = level + surface(x, y)
