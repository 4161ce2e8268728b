"""A notebook bound in linen, with a plate to write on and a ribbon to find the page by."""
import math

from materials.cloth import Hand, cloth
from materials.matte import paint, plastic
from materials.printed import printed
from materials.wood import wood
from shapes.bound import bound_book
from shapes.mesh import sheet, thicken
from shapes.solids import rod
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-18, elevation=46, fill=0.62),
    "scene": Camera(azimuth=20, elevation=34, fill=0.6, lens=70, aperture=5.6),
}
WIDTH, HEIGHT, THICK = 1.5, 2.1, 0.2
LINEN = Hand(bump=0.7, depth=0.015, gaps=0.4, uneven=0.3, sheen=0.4)


def build(shot):
    if shot.is_scene:
        under = bound_book((WIDTH, HEIGHT, 0.18), cloth("under", "#d9ccb4", "linen", (7, 4.5), LINEN))
        under.location, under.rotation_euler = (-0.85, 0.05, 0.015), (0, 0, math.radians(-9))
        _notebook(shot, 0.225, 6)
        _pencil((1.02, -0.35, 0.0), 76)
    else:
        _notebook(shot, 0.015, 0)


def _notebook(shot, level, turn):
    book = bound_book((WIDTH, HEIGHT, THICK), cloth("linen", shot.colour, "linen", (7, 4.5), LINEN))
    book.location, book.rotation_euler = (-WIDTH / 2, 0, level), (0, 0, math.radians(turn))
    plate = thicken(sheet("plate", _plate, 6, 6, printed("plate", shot.labels["plate"], 0.8)), 0.008)
    plate.parent = book
    ribbon = thicken(sheet("ribbon", _ribbon, 4, 40, cloth("ribbon", "#efe4cd", "canvas", (0.4, 8))), 0.006)
    ribbon.parent = book


def _plate(u, v):
    return (WIDTH * 0.53 + (u - 0.5) * 0.8, 0.52 + (v - 0.5) * 0.5, THICK + 0.018)


def _ribbon(u, v):
    """Out between the pages at the foot, and down to the table."""
    out = v * 0.62
    fall = THICK * 0.45 * (1 - math.exp(-((out / 0.16) ** 2)))
    height = THICK * 0.5 - fall + 0.012 * math.sin(9 * v)
    return (0.62 + (u - 0.5) * 0.07 + 0.1 * v * v, -HEIGHT / 2 + 0.06 - out, height)


def _pencil(place, turn):
    """A painted pencil, sharpened, that lies on the table."""
    x, y, z = place
    along = (math.cos(math.radians(turn)), math.sin(math.radians(turn)))

    def at(far):
        return (x + along[0] * far, y + along[1] * far, z + 0.045)

    rod("pencil", at(-0.8), at(0.62), 0.045, paint("lacquer", "#33503f", 0.3, "X"))
    rod("point", at(0.62), at(0.8), 0.044, wood("point", "birch", "X", 2, 3), 0.012)
    rod("lead", at(0.795), at(0.83), 0.012, plastic("lead", "#2b2926", 0.5), 0.004)
