"""A brown jar with a ribbed cap: food supplements."""
import math

from materials.amber import filled_glass
from materials.matte import plastic
from materials.printed import printed
from materials.shader import Shader
from shapes.solids import rod
from shapes.turned import label, turned
from studio.camera import Camera
from studio.colour import albedo

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=12, fill=0.58),
    "scene": Camera(azimuth=-4, elevation=17, fill=0.54, lens=70, aperture=5),
}
BODY = [
    *[(0, 0.02), (0, 0.02), (0.36, 0), (0.41, 0.02), (0.43, 0.08), (0.43, 0.08), (0.43, 0.82)],
    *[(0.41, 0.9), (0.32, 0.97), (0.31, 1.05)],
]
CAP = [
    *[(0, 1.36), (0, 1.36), (0.33, 1.36), (0.355, 1.345), (0.365, 1.31), (0.365, 1.31)],
    *[(0.37, 1.02), (0.36, 1.0), (0.3, 1.0)],
]
CAPSULE = [(0, -0.1), (0.03, -0.095), (0.052, -0.06), (0.055, 0), (0.052, 0.06), (0.03, 0.095), (0, 0.1)]


def build(shot):
    turned("jar", BODY, filled_glass("jar", "#6b3410", 0.35), 128)
    white = plastic("cap", shot.colour, 0.45)
    turned("cap", CAP, white, 144)
    for step in range(72):
        x, y = math.cos(step * math.pi / 36), math.sin(step * math.pi / 36)
        rod("rib", (0.366 * x, 0.366 * y, 1.04), (0.362 * x, 0.362 * y, 1.29), 0.008, white)
    label("label", 0.434, 0.13, 0.76, 190, printed("label", shot.labels["front"], 0.6))
    if shot.is_scene:
        _capsules(shot.chance)


def _capsules(chance):
    oil = Shader("capsule")
    oil.set(Base_Color=albedo("#e0a233"), Roughness=0.08, Specular=0.6, Clearcoat=0.5)
    for number in range(7):
        capsule = turned("capsule", CAPSULE, oil.material, 40)
        x, y = 0.62 + 0.17 * (number % 3), -0.2 - 0.2 * (number // 3)
        capsule.location = (x + chance.uniform(-0.03, 0.03), y + chance.uniform(-0.03, 0.03), 0.055)
        capsule.rotation_euler = (math.pi / 2, 0, chance.uniform(0, math.pi))
