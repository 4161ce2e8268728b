"""Three boards between two open frames, hung on a wall, with a few things on them."""
from materials.timber import kind_of
from materials.wood import wood
from props.books import book_pile, book_row
from props.pots import pot
from props.twig import twigs
from shapes.solids import box
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-16, elevation=7, fill=0.7),
    "detail": Camera(azimuth=-30, elevation=17, fill=1.5, lift=0.42, shift=-0.52),
}
WIDTH, DEPTH, POST, BOARD = 6.4, 1.75, 0.2, 0.2
LEVELS = [0.5, 3.1, 5.7]
TOP = 6.9


def build(shot):
    kind = kind_of(shot.colour)
    for side in (-1, 1):
        _frame(kind, side * (WIDTH / 2 - 0.5))
    for number, level in enumerate(LEVELS):
        timber = wood("board", kind, "X", 3 + 2 * number, 0.55)
        box("board", (WIDTH, DEPTH - 0.12, BOARD), timber, (0, -DEPTH / 2 - 0.1, level), 0.025)
    _goods(shot.chance, [level + BOARD / 2 for level in LEVELS])


def _frame(kind, x):
    """A ladder: two posts, and a rung under each board."""
    posts, rungs = wood("post", kind, "Z", 1, 0.8), wood("rung", kind, "Y", 4, 0.8)
    for y in (-0.1 - POST / 2, -DEPTH - 0.1 + POST / 2):
        box("post", (POST * 0.9, POST, TOP), posts, (x, y, TOP / 2), 0.03)
    for level in LEVELS:
        box("rung", (POST * 0.8, DEPTH - 0.1, POST), rungs, (x, -DEPTH / 2 - 0.1, level - 0.2), 0.03)


def _goods(chance, levels):
    low, middle, high = levels
    end = book_row(chance, (-2.3, -1.65, low), 7)
    pot(chance, "bowl", (end + 1.0, -0.95, low), "#e8e0d0", 0.95)
    pot(chance, "tall", (-1.95, -0.9, middle), "#e8e0d0", 1.05)
    pot(chance, "round", (-1.1, -1.05, middle), "#33503f", 0.8)
    top = book_pile(chance, (1.3, -0.95, middle), 3)
    pot(chance, "bowl", (1.25, -0.95, top), "#bf6d4c", 0.6)
    pot(chance, "round", (-1.5, -0.95, high), "#c9c2b4", 1.0)
    book_row(chance, (0.9, -1.6, high), 4, first=2)
    twigs(chance, (-1.5, -0.95, high + 0.1), [2.1, 1.8], scale=0.8, mouth=high + 0.98)
