"""A hardback with a printed cover: standing, or lying on a table beside what it is about."""
import math

from materials.cloth import Hand, cloth
from materials.cloth_print import ClothPrint
from materials.printed import printed
from materials.wood import wood
from products.cup_pair import cup
from props.drink import filling
from props.yarn import ball_of_yarn
from shapes.bound import bound_book
from shapes.solids import box
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-24, elevation=9, fill=0.62),
    "scene": Camera(azimuth=-14, elevation=36, fill=0.58, lens=70, aperture=5.6),
}
BOOK_CLOTH = Hand(bump=0.4, depth=0.012, gaps=0.3, uneven=0.14, sheen=0.3)


def build(shot):
    size = (1.5, 2.1, shot.option("thick", 0.26))
    book = bound_book(size, _cover(shot))
    if not shot.is_scene:
        book.rotation_euler, book.location = (math.pi / 2, 0, 0), (-size[0] / 2, 0, size[1] / 2 + 0.015)
        return
    book.rotation_euler, book.location = (0, 0, math.radians(9)), (-0.9, 0, 0.015)
    BESIDE[shot.option("beside", "cup")](shot)


def _cover(shot):
    """Printed on glossy paper, or on book cloth."""
    path = shot.labels["cover"]
    if shot.option("cover", "cloth") == "paper":
        return printed("cover", path, 0.34, grain=0.02)
    return cloth("cover", shot.colour, "canvas", (40, 24), BOOK_CLOTH, pattern=ClothPrint(path, (0, 0, 1, 1)))


def _cup(shot):
    drinking = cup("#e8e0d0", shot.chance, (1.2, 0.75, 0))
    filling("coffee", 0.25, 0.46, "#2c160c", drinking.location)


def _yarn(shot):
    ball_of_yarn(shot.chance, (1.35, 0.55), 0.5, "#e6dac2")
    ball_of_yarn(shot.chance, (0.98, 1.45), 0.44, "#a65631")


def _blocks(shot):
    for number, (*place, turn) in enumerate([(1.2, 0.5, 0.25, 0.3), (1.32, 1.15, 0.25, -0.2), (1.26, 0.8, 0.75, 0.6)]):
        birch = wood("block", "birch", "XZ"[number % 2], number, 1.2)
        box("block", (0.5, 0.5, 0.5), birch, place, 0.03, (0, 0, turn))


BESIDE = {"cup": _cup, "yarn": _yarn, "blocks": _blocks}
