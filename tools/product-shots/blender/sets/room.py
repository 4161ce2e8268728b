"""A corner of a room: oiled boards, a skirting board, a limewashed wall, and daylight from a window."""
from mathutils import Vector

from materials.matte import paint
from materials.plaster import plaster
from materials.wood import wood
from sets.table import daylight, window_light
from shapes.solids import box

EXPOSURE = 1.17
# Each floor's boards, soaped and paler than what furniture is made of.
FLOORS = {
    "oak": ("#c9b08c", "#c2a680", "#cfb795", "#bb9f79", "#c6ab86"),
    "birch": ("#dcc6a2", "#d6bf9a", "#e1cdac", "#d1b992", "#d9c39f"),
    "walnut": ("#6b4a33", "#64442e", "#735139", "#5d3f2a", "#694831"),
}


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
    """Boards along the wall, as far as they are seen; no two neighbours are of the same tree, and gaps are dark."""
    trees = [wood("floor", tint, "X", 6 + 5 * number, 2.4 / size) for number, tint in enumerate(FLOORS[kind])]
    broad, long = 0.42 * size, 5.2 * size
    for row in range(18):
        far = back - (row + 0.5) * broad
        for number in range(-4, 4):
            place = (long * (number + row * 0.37 % 1), far, -0.1)
            tree = trees[(row * 2 + number * 3) % len(trees)]
            box("board", (long - 0.005 * size, broad - 0.012 * size, 0.2), tree, place, 0.006 * size)
    box("ground", (60 * size, 60 * size, 0.2), paint("gap", "#3b2c1f", 0.9, "X"), (0, 0, -0.13), 0)
