"""Textiles, folded and piled: jumpers, blankets, towels. One colour a pile, as each is sold by itself."""
from dataclasses import dataclass

from materials.cloth import Hand, cloth
from shapes.folded import folded
from shapes.fuzz import fuzz
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=20, elevation=28, fill=0.66),
    "detail": Camera(azimuth=30, elevation=26, fill=1.1),
}


@dataclass(frozen=True)
class Make:
    """What is folded: its measures, its cloth, its hairs, and how many lie on each other."""

    size: tuple
    thickness: float
    weave: str
    repeat: float
    hand: Hand
    hairs: int
    length: float
    radius: float
    pieces: int
    is_looped: bool = False


MAKES = {
    "jumper": Make((2.6, 2.5), 0.21, "knit", 1.9, Hand(1.0, 0.05, 0.72, 0.25, 0.5), 50_000, 0.045, 0.001, 1),
    "scarf": Make((1.9, 2.7), 0.19, "rib", 2.6, Hand(1.0, 0.05, 0.45, 0.2, 0.5), 60_000, 0.05, 0.001, 1),
    "blanket": Make((2.9, 2.6), 0.22, "twill", 2.6, Hand(0.9, 0.03, 0.5, 0.6, 0.6), 90_000, 0.04, 0.0008, 1),
    "towel": Make((2.7, 2.1), 0.19, "canvas", 6.0, Hand(0.7, 0.03, 0.4, 0.2, 0.3), 420_000, 0.024, 0.0045, 1, True),
    "guest towels": Make((2.2, 1.7), 0.1, "canvas", 6.0, Hand(0.7, 0.03, 0.4, 0.2, 0.3), 230_000, 0.022, 0.0045, 3, True),
    "baby blanket": Make((2.6, 2.4), 0.2, "twill", 3.4, Hand(0.6, 0.03, 0.35, 0.2, 0.7), 110_000, 0.08, 0.0016, 1),
}


def build(shot):
    make = MAKES[shot.option("make", "jumper")]
    level = 0.0
    for number in range(make.pieces):
        material = cloth("cloth", shot.colour, make.weave, (make.repeat, make.repeat), make.hand)
        seed = 5.3 * number + shot.chance.random() * 9
        piece = folded("piece", make.size, make.thickness, material, seed, level, sway=0.1)
        piece.rotation_euler = (0, 0, shot.chance.uniform(-0.04, 0.04))
        fuzz(piece, shot.colour, make.hairs, make.length, make.radius, number, is_looped=make.is_looped)
        level += make.thickness * 4 - 0.02
