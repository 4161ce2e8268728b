"""A brown jar with a ribbed cap: food supplements."""
import math

from materials.glass import BROWN, glass
from materials.matte import plastic
from materials.printed import printed
from materials.shader import Shader
from shapes.filled import Hollow
from shapes.grains import Spot, any_turn, apart, ball, grains
from shapes.turned import label, turned
from studio.camera import Camera
from studio.colour import albedo, linear

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=12, fill=0.58),
    "scene": Camera(azimuth=-4, elevation=17, fill=0.54, lens=70, aperture=5),
}
BODY = [
    *[(0, 0.02), (0, 0.02), (0.36, 0), (0.41, 0.02), (0.43, 0.08), (0.43, 0.08), (0.43, 0.3), (0.43, 0.6)],
    *[(0.43, 0.76), (0.428, 0.82), (0.405, 0.9), (0.32, 0.97), (0.31, 1.05), (0.31, 1.05), (0, 1.05)],
]
HOLLOW = [
    *[(0, 0.05), (0, 0.05), (0.3, 0.053), (0.38, 0.07), (0.405, 0.12), (0.405, 0.12), (0.405, 0.3), (0.405, 0.6)],
    *[(0.405, 0.76), (0.402, 0.82), (0.38, 0.89), (0.295, 0.965), (0.285, 1.045)],
]
CAP = [
    *[(0, 1.36), (0, 1.36), (0.33, 1.36), (0.355, 1.352), (0.366, 1.33), (0.366, 1.33), (0.367, 1.2), (0.368, 1.1)],
    *[(0.369, 1.01), (0.369, 1.01), (0.362, 1.0), (0.3, 1.0)],
]
RIBS, RIB_HEIGHT = 72, 0.009
LOWEST_RIB, HIGHEST_RIB = 1.035, 1.29
LEVEL, TRIES = 0.86, 2200
CAPSULE_SIZE, CLOSEST = 0.055, 0.098


def build(shot):
    turned("jar", BODY, glass("jar", linear(BROWN)), 128)
    hollow, oil = Hollow(HOLLOW), _oil()
    hollow.empty()
    _fill_with_capsules(shot.chance, hollow, oil)
    _ribbed(turned("cap", CAP, plastic("cap", shot.colour, 0.45), RIBS * 8))
    label("label", 0.434, 0.13, 0.76, 190, printed("label", shot.labels["front"], 0.6))
    if shot.is_scene:
        _strew_capsules(shot.chance, oil)


def _ribbed(cap):
    """Upright ribs round its wall, which fade at both of their ends."""
    for vertex in cap.data.vertices:
        x, y, z = vertex.co
        ends = min(1.0, max(0.0, min(z - LOWEST_RIB, HIGHEST_RIB - z) / 0.02))
        is_wall = math.hypot(x, y) > 0.36
        out = 1 + RIB_HEIGHT * is_wall * ends * (0.5 + 0.5 * math.cos(RIBS * math.atan2(y, x))) / 0.366
        vertex.co.x, vertex.co.y = x * out, y * out


def _oil():
    oil = Shader("capsule")
    oil.set(Base_Color=albedo("#e0a233"), Roughness=0.06, Specular=0.6, Transmission=0.4, IOR=1.4)
    return oil.material


def _fill_with_capsules(chance, hollow, oil):
    def tries():
        for _ in range(TRIES):
            height, angle = chance.uniform(0.11, LEVEL), chance.uniform(0, 2 * math.pi)
            out = (hollow.radius(height) - 0.085) * chance.choice((1, 1, 0.7))
            yield (out * math.cos(angle), out * math.sin(angle), height)

    spots = [Spot(place, CAPSULE_SIZE, any_turn(chance)) for place in apart(tries(), CLOSEST)]
    grains("capsule", [ball(_long)], spots, oil, chance)


def _long(x, y, z):
    """A capsule, twice as long as it is wide."""
    return (x, y, z * 0.95 + 0.85 * math.tanh(z * 6))


def _strew_capsules(chance, oil):
    spots = []
    for number in range(7):
        x, y = 0.6 + 0.22 * (number % 3), -0.18 - 0.23 * (number // 3)
        place = (x + chance.uniform(-0.03, 0.03), y + chance.uniform(-0.03, 0.03), CAPSULE_SIZE)
        spots.append(Spot(place, CAPSULE_SIZE, (math.pi / 2, 0, chance.uniform(0, math.pi))))
    grains("capsule", [ball(_long, 28, 30)], spots, oil, chance)
