"""A mouth-blown carafe; in use with water and two tumblers."""
from materials.glass import tinted
from products.tumbler import tumbler
from props.fruit import lemon
from shapes.turned import turned, vessel
from studio.camera import Camera

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=7, fill=0.7),
    "scene": Camera(azimuth=6, elevation=9, fill=0.62, lens=70, aperture=5.6),
}
OUTSIDE = [
    *[(0, 0.02), (0.34, 0.02), (0.42, 0.05), (0.46, 0.16), (0.46, 0.9)],
    *[(0.43, 1.3), (0.27, 1.75), (0.22, 2.05), (0.28, 2.4), (0.31, 2.5)],
]


def build(shot):
    turned("carafe", vessel(OUTSIDE, 0.028, 0.12), tinted("carafe", shot.colour), 160, is_curve=False)
    if shot.is_scene:
        tumbler(shot.colour, (0.82, -0.5, 0))
        lemon((-0.72, -0.55, 0), 0.7)
