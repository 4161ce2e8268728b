"""Textiles, folded and piled: jumpers, blankets, towels. One colour a pile, as each is sold by itself."""
from dataclasses import dataclass

from materials.cloth import Hand, cloth
from shapes.folded import folded
from shapes.fuzz import fuzz
from shapes.terry import terry
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=20, elevation=28, fill=0.66),
    "detail": Camera(azimuth=30, elevation=26, fill=1.1),
}


@dataclass(frozen=True)
class Wool:
    """Hairs: how many, how long and how thick."""

    count: int
    length: float
    radius: float

    def grow_on(self, piece, colour, seed):
        fuzz(piece, colour, self.count, self.length, self.radius, seed)


@dataclass(frozen=True)
class Terry:
    """Loops of yarn: how many and how high."""

    count: int
    height: float

    def grow_on(self, piece, colour, seed):
        terry(piece, colour, self.count, self.height, seed)


@dataclass(frozen=True)
class Make:
    """What is folded: its measures, its cloth, what stands out from it, and how many lie on each other."""

    size: tuple
    thickness: float
    weave: str
    repeat: float
    hand: Hand
    pile: Wool | Terry
    pieces: int = 1


GROUND_OF_TERRY = Hand(0.3, 0.01, 0.0, 0.2, 0.3)
MAKES = {
    "jumper": Make((2.6, 2.5), 0.21, "knit", 1.9, Hand(1.0, 0.05, 0.72, 0.25, 0.5), Wool(60_000, 0.025, 0.001)),
    "scarf": Make((1.9, 2.7), 0.19, "rib", 2.6, Hand(1.0, 0.05, 0.45, 0.2, 0.5), Wool(70_000, 0.03, 0.001)),
    "blanket": Make((2.9, 2.6), 0.22, "twill", 2.6, Hand(0.9, 0.03, 0.5, 0.6, 0.6), Wool(100_000, 0.026, 0.0008)),
    "baby blanket": Make((2.6, 2.4), 0.2, "twill", 3.4, Hand(0.6, 0.03, 0.35, 0.2, 0.7), Wool(120_000, 0.045, 0.0014)),
    "towel": Make((2.7, 2.1), 0.19, "canvas", 6.0, GROUND_OF_TERRY, Terry(460_000, 0.02)),
    "guest towels": Make((2.2, 1.7), 0.1, "canvas", 6.0, GROUND_OF_TERRY, Terry(290_000, 0.019), pieces=3),
}


def build(shot):
    make = MAKES[shot.option("make", "jumper")]
    level = 0.0
    for number in range(make.pieces):
        material = cloth("cloth", shot.colour, make.weave, (make.repeat, make.repeat), make.hand)
        seed = 5.3 * number + shot.chance.random() * 9
        piece = folded("piece", make.size, make.thickness, material, seed, level, sway=0.1)
        piece.rotation_euler = (0, 0, shot.chance.uniform(-0.04, 0.04))
        make.pile.grow_on(piece, shot.colour, number)
        level += make.thickness * 4 - 0.02
