"""Low tumblers with a heavy bottom, in pairs; in use with water in one of them."""
from materials.glass import tinted
from props.fruit import lemon
from props.water import water
from shapes.blown import blown
from shapes.turned import turned
from studio.camera import Camera
from studio.lights import dark_sides

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=13, fill=0.5),
    "scene": Camera(azimuth=8, elevation=17, fill=0.72, lens=70, aperture=5.6),
}
OUTSIDE = [(0, 0.02), (0.27, 0.02), (0.335, 0.05), (0.36, 0.14), (0.375, 0.8)]
WALL, FLOOR = 0.028, 0.13


def build(shot):
    if not shot.is_scene:
        tumbler(shot.colour, (-0.45, 0.12, 0))
        tumbler(shot.colour, (0.46, -0.14, 0))
        dark_sides(1.3, 0.9)
        return
    tumbler(shot.colour, (-0.36, 0.4, 0))
    tumbler(shot.colour, (0.34, -0.2, 0), 0.52)
    lemon((0.2, 1.05, 0), 1.2)


def tumbler(colour, place, level=0):
    """One tumbler, with water to a level."""
    one = turned("tumbler", blown(OUTSIDE, WALL, FLOOR), tinted("tumbler", colour), 128, is_curve=False)
    one.location = place
    if level:
        water(OUTSIDE, WALL, FLOOR, level, place)
