"""Folded cards, standing, and the lined envelopes that they are sent in."""
import math

from materials.matte import bisque
from materials.printed import printed
from props.pots import pot
from props.twig import twigs
from shapes.mesh import mesh, sheet, thicken
from shapes.solids import box
from studio.camera import Camera
from studio.scene import add

CAMERAS = {
    "front": Camera(azimuth=-10, elevation=20, fill=0.6),
    "scene": Camera(azimuth=-8, elevation=15, fill=0.6, lens=70, aperture=5),
}
WIDTH, HEIGHT = 1.05, 1.48
ENVELOPE = (1.62, 1.14)
KRAFT = "#e6d9c1"
CARDBOARD = 0.005


def build(shot):
    one, many = (printed("card", shot.labels[name], 0.75, grain=0.1) for name in ("one", "many"))
    _standing(many, (-0.68, 0.92), 10)
    _standing(one, (0.66, 0.88), -14)
    _envelopes(shot)
    if shot.is_scene:
        pot(shot.chance, "tall", (1.85, 1.3, 0), "#e8e0d0", 0.8)
        twigs(shot.chance, (1.85, 1.3, 0.1), [2.4, 2.15, 1.95], "#4f6048", 0.75, 1.25)


def _standing(front, place, turn):
    """A card that stands open like a roof, seen from its front; paper bows a little where it was creased."""
    card = add("card", None)
    blank = bisque("inside", "#f6f1e6", 0.05)
    panels = [(front, -1), (blank, 1)]
    for material, side in panels:
        _cut(sheet("panel", _panel(side), 24, 24, material)).parent = card
    card.location, card.rotation_euler = (*place, 0), (0, 0, math.radians(turn))


def _cut(paper):
    """Gives paper its thickness, and the sharp edges of a guillotine."""
    paper.data.use_auto_smooth, paper.data.auto_smooth_angle = True, math.radians(40)
    return thicken(paper, CARDBOARD)


def _panel(side):
    """Creased at the left edge, from which both panels stand off."""
    angle = math.radians(24) * side

    def place(u, v):
        out = u * WIDTH
        bow = 0.03 * math.sin(math.pi * u) * side
        return (out * math.cos(angle) - WIDTH / 2, out * math.sin(angle) - bow, v * HEIGHT)

    return place


def _envelopes(shot):
    """A closed pile, and on it one that is open and shows its lining."""
    paper, lining = bisque("envelope", KRAFT, 0.12), bisque("lining", shot.colour, 0.08)
    stack = add("envelopes", None)
    wide, high = ENVELOPE
    for number in range(3):
        stray = (shot.chance.uniform(-0.02, 0.02), shot.chance.uniform(-0.02, 0.02), 0.007 + 0.0135 * number)
        turn = (0, 0, shot.chance.uniform(-0.03, 0.03))
        box("envelope", (wide, high, 0.012), paper, stray, 0.004, turn, 2).parent = stack
    level = 0.0445
    for part in [*_flaps(paper, level), *_open_flap(paper, lining, level)]:
        part.parent = stack
    stack.location, stack.rotation_euler = (0.12, -0.95, 0), (0, 0, math.radians(7))


def _flaps(paper, level):
    """The side flaps, and over them the lower one."""
    x, y = ENVELOPE[0] / 2, ENVELOPE[1] / 2
    shapes = [
        [(-x, -y), (-0.1, 0), (-x, y)],
        [(x, -y), (x, y), (0.1, 0)],
        [(-x, -y), (x, -y), (0.12, 0.1), (-0.12, 0.1)],
    ]
    for number, outline in enumerate(shapes):
        points = [(a, b, level + 0.004 * (number == 2)) for a, b in outline]
        yield thicken(mesh("flap", points, [tuple(range(len(points)))], paper, is_smooth=False), 0.003)


def _open_flap(paper, lining, level):
    """The upper flap, folded back, its point rising; within a margin it shows the lining."""
    wide, high = ENVELOPE

    def flap(margin, lift):
        def place(u, v):
            broad = (wide / 2 - margin) * (1 - v) + 0.06 * v
            rise = 0.3 * v**1.6
            return ((u - 0.5) * 2 * broad, high / 2 + v * (0.66 - margin), level - 0.004 + rise + lift)

        return place

    yield _cut(sheet("flap", flap(0, 0), 20, 20, paper))
    yield _cut(sheet("lining", flap(0.08, 0.005), 20, 20, lining))
    pocket = [(-wide / 2 + 0.05, high / 2 - 0.02), (wide / 2 - 0.05, high / 2 - 0.02), (0.3, -0.1), (-0.3, -0.1)]
    points = [(x, y, level - 0.0022) for x, y in pocket]
    yield mesh("pocket", points, [(0, 3, 2, 1)], lining, is_smooth=False)
