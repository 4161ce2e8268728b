"""A mouth-blown carafe; in use with water and a tumbler."""
from materials.glass import tinted
from products.tumbler import tumbler
from props.fruit import lemon
from props.water import water
from shapes.blown import blown
from shapes.turned import turned
from studio.camera import Camera
from studio.lights import dark_sides

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=7, fill=0.7),
    "scene": Camera(azimuth=6, elevation=11, fill=0.74, lens=70, aperture=5.6),
}
OUTSIDE = [
    *[(0, 0.02), (0.34, 0.02), (0.42, 0.05), (0.46, 0.16), (0.46, 0.9)],
    *[(0.43, 1.3), (0.27, 1.75), (0.22, 2.05), (0.28, 2.4), (0.31, 2.5)],
]
WALL, FLOOR = 0.028, 0.12


def build(shot):
    turned("carafe", blown(OUTSIDE, WALL, FLOOR), tinted("carafe", shot.colour), 160, is_curve=False)
    if shot.is_scene:
        water(OUTSIDE, WALL, FLOOR, 1.15)
        tumbler(shot.colour, (0.82, -0.5, 0), 0.5)
        lemon((-0.72, -0.55, 0), 0.7)
    else:
        dark_sides(0.8, 2.7)
