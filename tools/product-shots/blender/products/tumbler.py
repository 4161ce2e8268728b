"""Low tumblers with a heavy bottom, in pairs."""
from materials.glass import tinted
from props.fruit import lemon
from shapes.turned import turned, vessel
from studio.camera import Camera

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=13, fill=0.5),
    "scene": Camera(azimuth=8, elevation=15, fill=0.52, lens=70, aperture=5.6),
}
OUTSIDE = [(0, 0.02), (0.27, 0.02), (0.335, 0.05), (0.36, 0.14), (0.375, 0.8)]


def build(shot):
    tumbler(shot.colour, (-0.45, 0.12, 0))
    tumbler(shot.colour, (0.46, -0.14, 0))
    if shot.is_scene:
        lemon((1.1, 0.1, 0), 1.2)


def tumbler(colour, place):
    """One tumbler."""
    one = turned("tumbler", vessel(OUTSIDE, 0.028, 0.13), tinted("tumbler", colour), 128, is_curve=False)
    one.location = place
