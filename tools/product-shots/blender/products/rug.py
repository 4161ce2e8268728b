"""A woven rug with stripes, half unrolled, and a fringe of its warp."""
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
    "detail": Camera(azimuth=-34, elevation=30, fill=1.3, lift=-0.06, shift=-0.2),
}
WIDTH, OPEN, RADIUS, THICK = 5.6, 4.4, 0.66, 0.105
WOOL, LINEN = "#ece3d2", "#d8c9ab"
HAND = Hand(bump=0.9, depth=0.03, gaps=0.5, uneven=0.25, sheen=0.5)


def build(shot):
    seed = shot.chance.uniform(0, 20)

    def stray(x, y, z):
        lift = 0.05 * max(0.0, noise.noise(Vector((x * 0.5, y * 0.7, seed)))) if z < THICK else 0
        return (x * (1 + 0.009 * noise.noise(Vector((0, y * 1.4, seed + z)))), y, z + lift)

    rug = rolled("rug", WIDTH, OPEN, RADIUS, THICK, _woven(shot.colour), stray)
    soften_edges(rug, 0.03, 3)
    _fringe(shot.chance)


def _woven(colour):
    """Wide fields of the colour, between narrow stripes of undyed and of darker wool."""
    deep = _hex(blend(linear(colour), (0, 0, 0), 0.45))
    undyed = ((0.01, 0.1), (0.135, 0.26), (0.295, 0.395), (0.62, 0.655), (0.7, 0.735))
    layers = Layers((Stripes(WOOL, undyed, 2.6), Stripes(deep, ((0.26, 0.295), (0.655, 0.7)), 2.6)))
    return cloth("wool", colour, "canvas", (2.2, 2.2), HAND, pattern=layers)


def _hex(colour):
    return "#" + "".join(f"{round(255 * channel ** (1 / 2.2)):02x}" for channel in colour)


def _fringe(chance):
    """The ends of the warp, knotted in bundles."""
    linen = cloth("fringe", LINEN, "linen", (1, 9), Hand(bump=0.6, gaps=0.4))
    for number in range(64):
        x = (number + 0.5) / 64 * WIDTH - WIDTH / 2
        for _ in range(3):
            side, far = chance.uniform(-0.05, 0.05), chance.uniform(0.3, 0.46)
            way = [
                *[(x, 0.06 - OPEN, 0.06), (x, -0.07 - OPEN, 0.085), (x + side * 0.5, -0.2 - OPEN, 0.035)],
                (x + side, -far - OPEN, 0.022),
            ]
            tube("fringe", way, 0.014, linen, taper=[1.2, 1.9, 1.0, 0.7])
