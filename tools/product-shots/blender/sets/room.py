"""A corner of a room: an oiled floor, a skirting board, a limewashed wall, and daylight from a window."""
from mathutils import Vector

from materials.matte import paint
from materials.plaster import plaster
from materials.wood import wood
from sets.table import daylight, window_light
from shapes.solids import box

EXPOSURE = 1.17


def build(points, size, shot):
    """Sets the room round `points`; its floor is where height begins, so that lamps may hang."""
    low, high = points.min(0), points.max(0)
    centre = Vector([float(value) for value in (low + high) / 2])
    back = float(high[1]) + 0.45 * size
    box("floor", (40 * size, 40 * size, 0.2), wood("floor", shot.table, "X", 6, 0.35), (0, 0, -0.1), 0)
    box("wall", (40 * size, 0.2, 30 * size), plaster("wall", shot.wall, 0.06), (0, back + 0.1, 15 * size), 0)
    white = paint("skirting", "#efe8dc", 0.5, "X")
    box("skirting", (40 * size, 0.16, 0.9), white, (0, back - 0.08, 0.45), 0.04)
    window_light(centre, size)
    daylight(0.68)
