"""A table lamp: a thrown stoneware foot, a brass neck, a linen shade with the light on."""
from materials.matte import bisque, plastic
from materials.metal import metal
from props.books import book_pile
from shapes.lamp_shade import lamp_shade
from shapes.solids import cylinder, tube
from shapes.turned import turned
from studio.bounds import reach_out
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=5, fill=0.68),
    "scene": Camera(azimuth=8, elevation=9, fill=0.7, lens=75, aperture=5),
}
FOOT = [
    *[(0, 0), (0, 0), (0.5, 0), (0.5, 0), (0.56, 0.04), (0.74, 0.42), (0.66, 0.86), (0.3, 1.22)],
    *[(0.14, 1.34), (0.12, 1.5), (0.12, 1.5), (0, 1.5)],
]
CORD = [
    *[(-0.1, 0.45, 0.03), (-0.25, 1.2, 0.022), (-1.1, 1.9, 0.022)],
    *[(-2.4, 1.7, 0.022), (-4.2, 1.9, 0.022), (-9, 1.9, 0.022)],
]


def build(shot):
    turned("foot", FOOT, bisque("foot", shot.colour), 160)
    cylinder("neck", 0.07, 0.6, metal("neck", "#c9a15a", 0.25), (0, 0, 1.45), 0.01)
    lamp_shade((1.12, 1.72), (0.74, 3.0))
    reach_out(tube("cord", CORD, 0.022, plastic("cord", "#d8cbb4", 0.8)))
    if shot.is_scene:
        book_pile(shot.chance, (1.65, 1.0, 0), 3)
