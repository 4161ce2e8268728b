"""A corner of a room: oiled boards, a skirting board, a limewashed wall, and daylight from a window."""
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
    _floor(shot.table, size, back)
    box("wall", (40 * size, 0.2, 30 * size), plaster("wall", shot.wall, 0.06), (0, back + 0.1, 15 * size), 0)
    white = paint("skirting", "#efe8dc", 0.5, "X")
    box("skirting", (40 * size, 0.16, 0.9), white, (0, back - 0.08, 0.45), 0.04)
    window_light(centre, size)
    daylight(0.68)


def _floor(kind, size, back):
    """Boards along the wall, as far as they are seen; no two neighbours are of the same tree."""
    trees = [wood("floor", kind, "X", 6 + 5 * number, 0.9 / size) for number in range(5)]
    broad = 0.42 * size
    for number in range(18):
        far = back - (number + 0.5) * broad
        place = (number * 1.7 * size % 9, far, -0.1)
        box("board", (40 * size, broad * 0.994, 0.2), trees[number * 2 % 5], place, 0.01 * size)
    box("ground", (60 * size, 60 * size, 0.2), trees[0], (0, 0, -0.13), 0)
