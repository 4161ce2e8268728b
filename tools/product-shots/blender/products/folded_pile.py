"""Textiles, folded and piled: jumpers, blankets, towels. One colour a pile, as each is sold by itself."""
from dataclasses import dataclass

from materials.cloth import Hand, cloth
from materials.cotton import cotton_yarn
from shapes.folded import Folding, folded, stacked
from shapes.fuzz import fuzz
from shapes.terry import terry
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=20, elevation=28, fill=0.66),
    "detail": Camera(azimuth=30, elevation=26, fill=1.1),
}


@dataclass(frozen=True)
class Wool:
    """How it is woven or knitted, how often that texture fits a unit, and its hairs: how many, how long, how thick."""

    texture: str
    repeat: float
    hand: Hand
    hairs: int
    length: float
    radius: float

    def ground(self, colour):
        return cloth("wool", colour, self.texture, (self.repeat, self.repeat), self.hand)

    def grow_on(self, piece, colour, seed):
        fuzz(piece, colour, self.hairs, self.length, self.radius, seed)


@dataclass(frozen=True)
class Terry:
    """Loops of yarn: how far apart and how high."""

    pitch: float
    height: float

    def ground(self, colour):
        return cotton_yarn(colour)

    def grow_on(self, piece, _colour, seed):
        terry(piece, self.pitch, self.height, seed)


@dataclass(frozen=True)
class Make:
    """What is folded: its width and depth, how thick its layers are, of what, and how many lie on each other."""

    size: tuple
    thickness: float
    cover: Wool | Terry
    pieces: int = 1


MAKES = {
    "jumper": Make((2.6, 2.5), 0.21, Wool("knit", 1.9, Hand(1.0, 0.05, 0.72, 0.25, 0.5), 60_000, 0.025, 0.001)),
    "scarf": Make((1.9, 2.7), 0.19, Wool("rib", 2.6, Hand(1.0, 0.05, 0.45, 0.2, 0.5), 70_000, 0.03, 0.001)),
    "blanket": Make((2.9, 2.6), 0.22, Wool("twill", 2.6, Hand(0.9, 0.03, 0.5, 0.6, 0.6), 100_000, 0.026, 0.0008)),
    "baby blanket": Make((2.6, 2.4), 0.2, Wool("twill", 3.4, Hand(0.6, 0.03, 0.35, 0.2, 0.7), 140_000, 0.028, 0.001)),
    "towel": Make((2.7, 2.1), 0.19, Terry(0.0125, 0.027)),
    "guest towels": Make((2.2, 1.7), 0.1, Terry(0.0105, 0.022), pieces=3),
}


def build(shot):
    make = MAKES[shot.option("make", "jumper")]
    for number in range(make.pieces):
        seed = 5.3 * number + shot.chance.random() * 9
        folding = Folding(make.size, make.thickness, seed, number * stacked(make.thickness), sway=0.1)
        piece = folded("piece", folding, make.cover.ground(shot.colour))
        piece.rotation_euler = (0, 0, shot.chance.uniform(-0.04, 0.04))
        make.cover.grow_on(piece, shot.colour, number)
