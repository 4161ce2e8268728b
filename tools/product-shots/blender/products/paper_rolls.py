"""Three rolls of wrapping paper, standing; in use one of them is unrolled beside a wrapped parcel."""
import math

from materials.cloth import cloth
from materials.printed import printed
from shapes.rolled import rolled
from shapes.solids import box, tube
from studio.camera import Camera
from studio.scene import add

CAMERAS = {
    "front": Camera(azimuth=-8, elevation=19, fill=0.66),
    "scene": Camera(azimuth=16, elevation=32, fill=0.78, lens=70, aperture=5.6),
}
LONG, RADIUS, CORE = 3.9, 0.36, 0.27
PITCH, THICK = 0.009, 0.004
PRINT = 1.5
STANDING = [("deep", -0.62, 0.3, 1.2, 20), ("pale", 0.72, 0.2, -1.0, 75), ("full", 0.08, -0.5, 0.5, -28)]


def build(shot):
    papers = {name: _paper(shot.labels[name]) for name in ("deep", "full", "pale")}
    if shot.is_scene:
        _unrolled(papers["full"])
        _lying(papers["deep"], (0.1, 2.0, 0), 0.12)
        _parcel(papers["pale"], (0.55, -0.35, PITCH))
        return
    for name, x, y, lean, turn in STANDING:
        _standing(papers[name], (x, y), math.radians(lean), math.radians(turn))


def _paper(path):
    return printed("paper", path, 0.62, within=(0, 0, PRINT, PRINT), grain=0.05, repeats=True)


def _wound(name, flat, paper, stray):
    """A roll of thin paper, of which as much as `flat` lies loose."""
    roll = rolled(name, LONG, flat, RADIUS, PITCH, paper, stray, core=CORE)
    roll.modifiers["thickness"].thickness = THICK
    return roll


def _standing(paper, place, lean, turn):
    """A roll on its end, held by a band of cord."""
    stand = add("stand", None)
    roll = _wound("roll", 0, paper, _telescoped)
    roll.rotation_euler, roll.location = (0, -math.pi / 2, 0), (RADIUS, 0, LONG / 2)
    cord = cloth("cord", "#cdb791", "linen", (1, 30))
    parts = [roll]
    for height in (LONG * 0.47, LONG * 0.485):
        parts.append(tube("cord", _ring(RADIUS + 0.01, height), 0.014, cord, is_closed=True))
    for part in parts:
        part.parent = stand
    stand.location, stand.rotation_euler = (*place, 0), (0, lean, turn)


def _telescoped(x, y, z):
    """The inner windings stand out a little, as rolls never are quite even."""
    inwards = 1 - math.hypot(y, z - RADIUS) / RADIUS
    return (x + 0.05 * max(0.0, inwards) ** 1.5, y, z)


def _ring(radius, height):
    turns = [2 * math.pi * step / 24 for step in range(24)]
    return [(radius * math.cos(a), radius * math.sin(a), height) for a in turns]


def _lying(paper, place, turn):
    roll = _wound("roll", 0, paper, _telescoped)
    roll.location, roll.rotation_euler = place, (0, 0, turn)


def _unrolled(paper):
    """The loose end will not lie flat: it rises towards its edge and its corners."""

    def stray(x, y, z):
        loose = max(0.0, -y - 1.9) / 1.1
        corner = (abs(x) / (LONG / 2)) ** 4
        return (x, y, z + (0.1 + 0.16 * corner) * loose**2.4 if z < RADIUS else z)

    roll = _wound("unrolled", 3.0, paper, stray)
    roll.location, roll.rotation_euler = (-0.3, 1.05, 0), (0, 0, math.radians(-6))


def _parcel(paper, place):
    """A box wrapped sharply, tied crosswise with cord."""
    wide, deep, high = 1.7, 1.25, 0.6
    x, y, z = place
    turn = math.radians(14)
    parcel = add("parcel", None)
    cord = cloth("cord", "#c9b184", "linen", (1, 40))
    parts = [_wrapped(box("parcel", (wide, deep, high), paper, (0, 0, high / 2), 0.01, segments=2), (wide, deep, high))]
    for way in (_round_box(deep, high, 0), _round_box(wide, high, 1)):
        parts.append(tube("cord", way, 0.018, cord))
    for side in (-1, 1):
        loop = [(0, 0, high + 0.03), (side * 0.1, 0.1, high + 0.12), (side * 0.32, 0.14, high + 0.1)]
        loop += [(side * 0.4, 0, high + 0.05), (side * 0.26, -0.1, high + 0.05), (0, 0, high + 0.03)]
        parts.append(tube("bow", loop, 0.018, cord))
        tail = [(0, 0, high + 0.03), (side * 0.14, -0.12, high + 0.06), (side * 0.2, -0.34, high + 0.025)]
        parts.append(tube("tail", tail, 0.018, cord))
    for part in parts:
        part.parent = parcel
    parcel.location, parcel.rotation_euler = (x, y, z), (0, 0, turn)


def _wrapped(parcel, size):
    """Lets one sheet of paper go up the front and over the top, and round to the sides; its UV counts units."""
    wide, deep, high = size
    data = parcel.data
    for polygon in data.polygons:
        x, y, _ = polygon.normal
        for loop in polygon.loop_indices:
            corner = data.vertices[data.loops[loop].vertex_index].co
            across = math.copysign(wide / 2, x) + math.copysign(corner.y + deep / 2, x) if abs(x) > 0.5 else corner.x
            up = corner.z + high / 2 if abs(x) > 0.5 or abs(y) > 0.5 else high + corner.y + deep / 2
            data.uv_layers[0].data[loop].uv = (across, up)
    return parcel


def _round_box(long, high, axis):
    """Tightly round a box, across its axis: a point twice at each corner makes it sharp."""
    half = long / 2 + 0.012
    path = [(-half, 0), (-half, 0), (-half, high * 0.5), (-half, high), (-half, high), (-half, high + 0.012)]
    path += [(-half * 0.98, high + 0.014), (0, high + 0.014)]
    path = [*path, *((-across, level) for across, level in path[::-1][1:])]
    return [(across, 0, level) if axis else (0, across, level) for across, level in path]
