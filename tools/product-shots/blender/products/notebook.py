"""A notebook bound in linen, with a plate to write on and a ribbon to find the page by."""
import math

from materials.cloth import Hand, cloth
from materials.matte import paint, plastic
from materials.printed import printed
from materials.wood import wood
from shapes.bound import bound_book
from shapes.curve import smooth_curve
from shapes.mesh import mesh, quads, sheet, thicken
from shapes.solids import rod
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-18, elevation=46, fill=0.62),
    "scene": Camera(azimuth=20, elevation=34, fill=0.6, lens=70, aperture=5.6),
}
WIDTH, HEIGHT, THICK = 1.5, 2.1, 0.2
LINEN = Hand(bump=0.5, depth=0.006, gaps=0.4, uneven=0.3, sheen=0.3)
THREADS = (4.5, 3)
# From between the pages over the lower cover's edge, and along what the book lies on: x, the way out, and z.
RIBBON = [
    *[(0.6, -0.1, THICK * 0.5), (0.605, 0.02, THICK * 0.47), (0.61, 0.055, 0.05), (0.615, 0.085, -0.004)],
    *[(0.625, 0.13, -0.01), (0.66, 0.24, -0.01), (0.69, 0.36, -0.01), (0.68, 0.46, -0.01)],
]
RIBBON_WIDTH = 0.07
PAGES_END = 0.05 - HEIGHT / 2


def build(shot):
    if shot.is_scene:
        under = bound_book((WIDTH, HEIGHT, 0.18), cloth("under", "#d9ccb4", "fine linen", THREADS, LINEN))
        under.location, under.rotation_euler = (-0.85, 0.05, 0.015), (0, 0, math.radians(-9))
        _notebook(shot, 0.225, 6)
        _pencil((1.02, -0.35, 0.0), 76)
    else:
        _notebook(shot, 0.015, 0)


def _notebook(shot, level, turn):
    book = bound_book((WIDTH, HEIGHT, THICK), cloth("linen", shot.colour, "fine linen", THREADS, LINEN))
    book.location, book.rotation_euler = (-WIDTH / 2, 0, level), (0, 0, math.radians(turn))
    plate = thicken(sheet("plate", _plate, 6, 6, printed("plate", shot.labels["plate"], 0.8)), 0.008)
    plate.parent = book
    _ribbon().parent = book


def _plate(u, v):
    return (WIDTH * 0.53 + (u - 0.5) * 0.8, 0.52 + (v - 0.5) * 0.5, THICK + 0.018)


def _ribbon():
    """Out between the pages at the foot, and down on what the book lies on; its end is cut aslant."""
    way = smooth_curve(RIBBON, 84)
    points, uv = [], []
    for at, (x, out, z) in enumerate(way):
        share = at / (len(way) - 1)
        for side in (0, 1):
            cut = 0.04 * side * max(0.0, share - 0.8) / 0.2
            points.append((x + (side - 0.5) * RIBBON_WIDTH, PAGES_END - out + cut, z))
            uv.append((side, share))
    satin = cloth("ribbon", "#efe4cd", "canvas", (1, 10), Hand(bump=0.3, depth=0.003, gaps=0.3, sheen=0.6))
    return thicken(mesh("ribbon", points, quads(1, len(way) - 1), satin, uv), 0.004)


def _pencil(place, turn):
    """A painted pencil, sharpened, that lies on the table."""
    x, y, z = place
    along = (math.cos(math.radians(turn)), math.sin(math.radians(turn)))

    def at(far):
        return (x + along[0] * far, y + along[1] * far, z + 0.045)

    rod("pencil", at(-0.8), at(0.62), 0.045, paint("lacquer", "#33503f", 0.3, "X"))
    rod("point", at(0.62), at(0.8), 0.044, wood("point", "birch", "X", 2, 3), 0.012)
    rod("lead", at(0.795), at(0.83), 0.012, plastic("lead", "#2b2926", 0.5), 0.004)
