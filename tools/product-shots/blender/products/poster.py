"""A print on thick paper: hung by two pins as it comes, or framed and leant against the wall of a ledge."""
import math

from materials.metal import metal
from materials.paper import page_block
from materials.printed import printed
from materials.wood import wood
from props.books import book_pile
from props.pots import pot
from props.twig import twigs
from shapes.mesh import sheet, thicken
from shapes.solids import box, cylinder
from studio.camera import Camera
from studio.scene import add

CAMERAS = {
    "front": Camera(azimuth=-13, elevation=3, fill=0.64),
    "scene": Camera(azimuth=-10, elevation=4, fill=0.72, lens=70),
}
WIDTH, HEIGHT = 5.0, 7.0
MOULDING = 0.22


def build(shot):
    print_on_paper = printed("print", shot.labels["front"], 0.95, grain=0.12)
    if shot.is_scene:
        _framed(print_on_paper)
        _ledge(shot.chance)
    else:
        _pinned(print_on_paper, shot.chance.uniform(0, 6))


def _pinned(paper, seed):
    """The sheet bends as paper does that came rolled: away from the wall at its foot, a little at each corner."""

    def place(u, v):
        x, z = (u - 0.5) * WIDTH, v * HEIGHT
        low = max(0.0, 0.34 - v) / 0.34
        wave = 0.035 * math.sin(u * 3.1 + seed) * (1 - v)
        corner = 0.05 * (abs(u - 0.5) * 2) ** 6
        return (x, -0.05 - 0.3 * low**2.2 - wave - corner * (0.4 + low), z + 0.045 * low**2.2)

    sheet("poster", place, 60, 90, paper)
    brass = metal("brass", "#c9a15a", 0.3)
    for side in (-1, 1):
        spot = (side * (WIDTH / 2 - 0.16), -0.03, HEIGHT - 0.15)
        cylinder("pin", 0.06, 0.12, brass, spot, 0.03, (math.pi / 2, 0, 0))


def _framed(paper):
    """Four mouldings round the print; leaning back, its foot stands clear of the wall."""
    frame = add("frame", None)
    oak, upright = wood("moulding", "oak", "X", 2, 0.9), wood("moulding", "oak", "Z", 4, 0.9)
    wide, high = WIDTH + MOULDING, HEIGHT + MOULDING
    parts = [
        thicken(sheet("print", lambda u, v: ((u - 0.5) * WIDTH, 0, v * HEIGHT), 4, 4, paper), 0.02),
        box("back", (wide, 0.03, high), page_block(1), (0, 0.06, HEIGHT / 2), 0),
    ]
    for side in (-1, 1):
        middle = (side * wide / 2, -0.02, HEIGHT / 2)
        parts.append(box("moulding", (MOULDING, 0.3, high + MOULDING), upright, middle, 0.02))
        level = HEIGHT / 2 + side * high / 2
        parts.append(box("moulding", (wide - MOULDING, 0.3, MOULDING), oak, (0, -0.02, level), 0.02))
    for part in parts:
        part.parent = frame
    lean = math.radians(-4.5)
    frame.rotation_euler = (lean, 0, 0)
    frame.location = (-0.5, -HEIGHT * math.sin(-lean) - 0.24, MOULDING)


def _ledge(chance):
    box("ledge", (9.4, 2.3, 0.3), wood("ledge", "walnut", "X", 4, 0.5), (0.2, -1.15, -0.15), 0.04)
    pot(chance, "round", (3.1, -1.2, 0), "#e8e0d0", 1.9)
    twigs(chance, (3.1, -1.2, 0.2), [3.9, 3.6, 3.3, 3.0], scale=1.2, mouth=1.87)
    book_pile(chance, (-3.2, -1.2, 0), 2)
