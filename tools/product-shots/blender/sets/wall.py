"""A limewashed wall in the light of a window, for what hangs; its surface is at y = 0."""
from mathutils import Vector

from materials.plaster import plaster
from sets.table import daylight, window_light
from shapes.solids import box

EXPOSURE = 1.25


def build(points, size, shot):
    """Sets the wall behind `points`."""
    centre = Vector([float(value) for value in (points.min(0) + points.max(0)) / 2])
    box("wall", (60 * size, 0.2, 60 * size), plaster("wall", shot.wall, 1.1 / size), (0, 0.1, 0), 0)
    window_light(centre, size)
    daylight()
