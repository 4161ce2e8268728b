"""Ribbed wool socks with knitted-in heels and toes, lying on each other."""
import math
from dataclasses import dataclass

from materials.cloth import KNITTED, cloth
from shapes.fuzz import fuzz
from shapes.limb import limb
from shapes.mesh import thicken
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=0, elevation=60, fill=0.66),
    "detail": Camera(azimuth=24, elevation=40, fill=0.86),
}
ADULT = [
    *[(0.02, 2.75, 0.45, 0.13), (0, 2.2, 0.43, 0.14), (0, 1.5, 0.42, 0.14), (0.0, 0.95, 0.43, 0.15)],
    *[(0.07, 0.45, 0.47, 0.16), (0.32, 0.08, 0.49, 0.16), (0.78, -0.08, 0.44, 0.15)],
    *[(1.5, -0.1, 0.41, 0.15), (1.84, -0.1, 0.35, 0.135), (2.03, -0.1, 0.2, 0.11), (2.09, -0.1, 0, 0.08)],
]
CHILD = [
    *[(0.02, 1.75, 0.47, 0.14), (0, 1.4, 0.45, 0.15), (0, 1.0, 0.45, 0.15), (0.02, 0.7, 0.46, 0.16)],
    *[(0.08, 0.36, 0.5, 0.17), (0.34, 0.05, 0.52, 0.17), (0.8, -0.06, 0.46, 0.16)],
    *[(1.2, -0.08, 0.44, 0.16), (1.45, -0.08, 0.37, 0.145), (1.6, -0.08, 0.22, 0.12), (1.66, -0.08, 0, 0.08)],
]
RIBS, THICK = 30, 0.05
COLUMNS, ROWS = RIBS * 8, 220
# The share of the sock along which it closes, and what is left of its thickness at the tip.
CLOSES, LEFT_AT_TIP = 0.16, 0.1


@dataclass(frozen=True)
class Make:
    """The shape of a sock, where its ribs end, where heel and toe are, and how each lies: place, level and turn."""

    stations: list
    ribs_end: float
    heel: float
    toe: float
    lie: tuple


MAKES = {
    "adult": Make(ADULT, 0.27, 0.45, 0.774, ((0, 0, 0, 0.0), (0.2, 0.12, 0.28, -0.1))),
    "child": Make(CHILD, 0.234, 0.45, 0.774, ((0, 0, 0, 0.0), (1.0, 0.72, 0, 0.05), (0.16, 0.12, 0.3, 0.12))),
}


@dataclass(frozen=True)
class Reinforced:
    """Heel and toe of a second yarn. They are places along the sock; the heel is on its right side."""

    colour: str
    heel: float
    toe: float

    def over(self, shader, surface, dyed):
        """Knits the second yarn into a surface; `dyed` answers the cloth in another colour."""
        across, along, _ = shader.node("SeparateXYZ", Vector=shader.place("UV")).outputs
        away = [
            shader.math("POWER", shader.math("DIVIDE", shader.math("SUBTRACT", place, middle), reach), 2.0)
            for place, middle, reach in ((across, 0.5, 0.27), (along, self.heel, 0.09))
        ]
        is_heel = shader.math("LESS_THAN", shader.math("ADD", *away), 1.0)
        is_toe = shader.math("GREATER_THAN", along, self.toe)
        return shader.mix(shader.math("MAXIMUM", is_heel, is_toe), surface, dyed(self.colour))


def build(shot):
    make = MAKES[shot.option("make", "adult")]
    pattern = Reinforced(shot.option("heels", "#8a7a62"), make.heel, make.toe)
    wool = cloth("wool", shot.colour, "knit", (7, 12), KNITTED, pattern=pattern)
    for number, (x, y, level, turn) in enumerate(make.lie):
        sock = limb("sock", make.stations, wool, _ribs(make.ribs_end), COLUMNS, ROWS, level)
        sock.location, sock.rotation_euler = (x, y, 0), (0, 0, turn)
        _thicken(sock)
        fuzz(sock, shot.colour, 60_000, 0.02, 0.001, number, pattern=pattern)


def _thicken(sock):
    """Gives the sock its thickness, less and less where its toe closes: at the tip there is no room."""
    weights = sock.vertex_groups.new(name="thick")
    for row in range(ROWS + 1):
        around = range(row * (COLUMNS + 1), (row + 1) * (COLUMNS + 1))
        weights.add(around, min(1, (1 - row / ROWS) / CLOSES), "REPLACE")
    solid = thicken(sock, THICK, -1).modifiers["thickness"]
    solid.vertex_group, solid.thickness_vertex_group = weights.name, LEFT_AT_TIP


def _ribs(end):
    def relief(u, v):
        return 0.02 * math.cos(2 * math.pi * RIBS * u) * min(1.0, max(0.0, (end - v) / 0.02))

    return relief
