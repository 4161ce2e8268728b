"""A woven rug with stripes, half unrolled, and a fringe of its warp."""
import math
from dataclasses import dataclass

from mathutils import Vector, noise

from materials.cloth import Hand, cloth
from materials.stripes import Layers, Stripes
from shapes.mesh import soften_edges
from shapes.rolled import rolled
from shapes.solids import tube
from studio.camera import Camera
from studio.colour import blend, linear

CAMERAS = {
    "front": Camera(azimuth=26, elevation=38, fill=0.76),
    "detail": Camera(azimuth=-166, elevation=36, fill=3.5, lift=0.84, shift=1.9),
}
WIDTH, OPEN, RADIUS, THICK = 5.6, 4.4, 0.6, 0.075
CORE = 0.12
WOOL, LINEN = "#ece3d2", "#d8c9ab"
HAND = Hand(bump=0.8, depth=0.016, gaps=0.35, uneven=0.2, sheen=0.5)
THREADS = (3.4, 5)
BUNDLES, STRANDS = 72, 6


def build(shot):
    seed = shot.chance.uniform(0, 20)

    def stray(x, y, z):
        loose = min(1.0, max(0.0, -y / 1.2)) if z < THICK else 0
        lift = 0.06 * loose * max(0.0, noise.noise(Vector((x * 0.5, y * 0.7, seed))))
        return (x * (1 + 0.009 * noise.noise(Vector((0, y * 1.4, seed + z)))), y, z + lift)

    rug = rolled("rug", WIDTH, OPEN, RADIUS, THICK, _woven(shot.colour), stray, CORE, 0.88)
    soften_edges(rug, 0.026, 3)
    _fringe(shot.chance)


def _woven(colour):
    """Wide fields of the colour, between narrow stripes of undyed and of darker wool."""
    deep = _hex(blend(linear(colour), (0, 0, 0), 0.45))
    undyed = ((0.01, 0.1), (0.135, 0.26), (0.295, 0.395), (0.62, 0.655), (0.7, 0.735))
    layers = Layers((Stripes(WOOL, undyed, 2.6), Stripes(deep, ((0.26, 0.295), (0.655, 0.7)), 2.6), Selvedge(colour)))
    return cloth("wool", colour, "canvas", THREADS, HAND, pattern=layers)


def _hex(colour):
    return "#" + "".join(f"{round(255 * channel ** (1 / 2.2)):02x}" for channel in colour)


@dataclass(frozen=True)
class Selvedge:
    """Yarn of one colour that both sides of the rug are bound with."""

    colour: str
    width: float = 0.035

    def over(self, shader, surface, dyed):
        """Binds the sides of a surface whose UV counts units from one to the other."""
        across = shader.node("SeparateXYZ", Vector=shader.place("UV")).outputs[0]
        out = shader.math("ABSOLUTE", shader.math("SUBTRACT", across, WIDTH / 2))
        is_bound = shader.math("GREATER_THAN", out, WIDTH / 2 - self.width)
        return shader.mix(is_bound, surface, dyed(self.colour))


def _fringe(chance):
    """The ends of the warp, knotted in bundles whose strands part and bend as they lie."""
    linen = cloth("fringe", LINEN, "twill", (1, 30), Hand(bump=0.6, depth=0.004, gaps=0.3))
    for number in range(BUNDLES):
        x = (number + 0.5) / BUNDLES * WIDTH - WIDTH / 2 + chance.uniform(-0.01, 0.01)
        drift, far = chance.uniform(-0.06, 0.06), chance.uniform(0.38, 0.46)
        for strand in range(STRANDS):
            apart = (strand / (STRANDS - 1) - 0.5) * 0.02
            tube("fringe", _strand(chance, x, apart, drift, far), 0.0075, linen, taper=[1, 1, 1, 1, 1, 0.9, 0.7])
        tube("knot", [(x, -OPEN - 0.03, 0.045), (x, -OPEN - 0.055, 0.045), (x, -OPEN - 0.08, 0.04)], 0.021, linen)


def _strand(chance, x, apart, drift, far):
    """Out of the rug, through its knot, and down to the ground."""
    side, bend = drift + chance.gauss(0, 0.022), chance.gauss(0, 0.03)
    out = far * chance.uniform(0.86, 1.04)
    way = [(x + apart, 0.03, 0.036), (x + apart, 0, 0.04), (x + apart * 0.4, -0.06, 0.044)]
    for share in (0.4, 0.65, 0.85, 1.0):
        aside = apart * 2 * share + side * share**1.6 + bend * math.sin(math.pi * share)
        way.append((x + aside, -out * share, 0.0085 + chance.uniform(0, 0.012) + 0.03 * (share < 0.5)))
    return [(place, y - OPEN, z) for place, y, z in way]
