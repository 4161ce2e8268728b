"""Two folded kitchen towels of half linen: one undyed with stripes, one dyed, each with its hanger."""
import math

import numpy as np

from materials.cloth import Hand, cloth
from materials.stripes import Stripes
from shapes.folded import cloud, even_steps
from shapes.mesh import mesh, quads, settle, soften_edges, thicken
from shapes.ribbon import ribbon
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=26, elevation=30, fill=0.62),
    "detail": Camera(azimuth=40, elevation=24, fill=1.75, lift=0.42, shift=0.72),
}
UNDYED = "#f4ecdc"
WIDTH, DEPTH = 2.3, 1.75
THICK, PITCH = 0.015, 0.029
# Each piece of cloth from fold to fold, as folding in half three times puts them on each other; 0 is the lowest.
LEVELS = [7, 0, 3, 4, 5, 2, 1, 6]
HIGH, LOOSE = PITCH * len(LEVELS), 0.004
FLATTER = 0.7
COLUMNS = 120
HAND = Hand(bump=0.7, depth=0.007, gaps=0.3, uneven=0.3, sheen=0.3)
# Along the cloth, so that they go over the folds: a broad stripe between narrow ones near each side.
GROUP = [(0, 0.012), (0.024, 0.036), (0.05, 0.1), (0.114, 0.126), (0.138, 0.15)]
BROAD = tuple((start + at, end + at) for at in (0.1, 0.75) for start, end in GROUP)
NARROW = tuple((at, at + 0.014) for at in (0.09, 0.118, 0.146, 0.84, 0.868, 0.896))


def build(shot):
    seed = shot.chance.random() * 9
    towels = ((shot.colour, Stripes(UNDYED, NARROW, WIDTH, 0)), (UNDYED, Stripes(shot.colour, BROAD, WIDTH, 0)))
    for number, (ground, stripes) in enumerate(towels):
        material = cloth("towel", ground, "fine linen", (2.3, 2.3), HAND, pattern=stripes)
        towel = _folded(material, [seed + 5.3 * below for below in range(number + 1)])
        towel.rotation_euler = (0, 0, shot.chance.uniform(-0.02, 0.02) + 0.045 * number)
        hanger = _hanger(stripes.colour, (WIDTH / 2, 0.3 - 0.65 * number, HIGH * (number + 0.6)))
        hanger.parent = towel


def _folded(material, seeds):
    """Thin cloth in eight layers, which part a little towards their edges; its UV counts units across and along.

    It has the last of the seeds, and lies on towels that have the others.
    """
    path, length = even_steps(_path(), 0.026)
    points, uv = [], []
    for (y, z), far in zip(path, np.linspace(0, length, len(path))):
        for column in range(COLUMNS + 1):
            across = column / COLUMNS * WIDTH
            place = _swayed(across - WIDTH / 2, y, z, far, seeds[-1])
            beneath = sum(HIGH + LOOSE + _swell(*place[:2], HIGH, seed) for seed in seeds[:-1])
            points.append((*place[:2], place[2] + beneath))
            uv.append((across, far))
    towel = thicken(mesh("towel", points, quads(COLUMNS, len(path) - 1), material, uv), THICK)
    return settle(soften_edges(towel, THICK * 0.4, 2))


def _path():
    """The middle line of the cloth, from its end on top: to and fro between the folds in front and at the back."""
    path = [(DEPTH / 2 - 0.03, _middle(LEVELS[0]))]
    for at, (level, after) in enumerate(zip(LEVELS, LEVELS[1:])):
        radius = abs(after - level) * PITCH / 2
        side = 1 if at % 2 else -1
        flat = side * (DEPTH / 2 - 3.5 * PITCH * FLATTER)
        for turn in np.linspace(0, math.pi, 16):
            rise = (1 - math.cos(turn)) / 2
            bulge = side * radius * FLATTER * math.sin(turn)
            path.append((flat + bulge, _middle(level) + (after - level) * PITCH * rise))
    return [*path, (DEPTH / 2 - 0.06, _middle(LEVELS[-1]))]


def _middle(level):
    return PITCH * (level + 0.5)


def _swayed(x, y, z, far, seed):
    """Soft cloth: no two layers end at the same place, and the fold in front is not straight."""
    side, end = abs(x) * 2 / WIDTH, abs(y) * 2 / DEPTH
    uneven = 0.02 * cloud(y * 0.9, far * 0.35, seed) * side**3
    wide = x * (1 - 0.012 * end**4) + math.copysign(uneven, x)
    front = max(0.0, -y) * 0.03 * cloud(x * 0.9, z * 2, seed + 7) - 0.05 * side**8 * max(0.0, -y * 2 / DEPTH - 0.5)
    parted = 0.012 * cloud(x * 1.6, far * 0.5, seed + 3) * side**4 * z / HIGH
    return (wide, y - front, z + _swell(x, y, z, seed) + parted)


def _swell(x, y, z, seed):
    """How much higher than if it were pressed it is at a height: it swells in the middle and sinks at its corners."""
    side, end = abs(x) * 2 / WIDTH, abs(y) * 2 / DEPTH
    hollow = 0.05 * cloud(x * 0.8, y * 0.9, seed + z)
    return z / HIGH * (hollow + 0.03 * (1 - side**2) - 0.05 * side**6 * (0.4 + end**4))


def _hanger(colour, place):
    """A loop of tape that is sewn in at the side, where the towel is hung up; it droops."""
    tape = cloth("tape", colour, "canvas", (1, 10), Hand(bump=0.5, depth=0.005, gaps=0.35))
    turns = np.linspace(0, math.pi, 25)
    way = [(0.26 * math.sin(a) ** 0.8 - 0.12, 0.055 * math.cos(a), -0.07 * math.sin(a) ** 2) for a in turns]
    loop = ribbon("hanger", way, [(0, 0, 0.026)] * len(way), tape, 0.008)
    loop.location = place
    return loop
