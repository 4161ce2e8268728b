"""A small tinted glass that holds a tea light, lit."""
from materials.glass import tinted
from materials.metal import metal
from materials.wax import wax
from shapes.blown import blown
from shapes.turned import turned
from shapes.wick import wick
from studio.camera import Camera
from studio.lights import dark_sides, warm_light

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=14, fill=0.5),
    "scene": Camera(azimuth=8, elevation=17, fill=0.56, lens=70, aperture=5.6),
}
OUTSIDE = [(0, 0.02), (0.3, 0.02), (0.38, 0.06), (0.43, 0.2), (0.44, 0.5), (0.4, 0.82), (0.42, 0.9)]


def build(shot):
    turned("lantern", blown(OUTSIDE, 0.026, 0.1), tinted("lantern", shot.colour), 128, is_curve=False)
    tin = turned("tin", [(0, 0.13), (0.19, 0.13), (0.19, 0.13), (0.2, 0.28)], metal("tin", "#c9c6bf"), 72)
    light = turned("tea light", [(0, 0.25), (0.188, 0.25)], wax("tea light"), 48, is_curve=False)
    for part in (tin, light):
        part.location = (0, 0, -0.02)
    wick((0, 0, 0.23), is_lit=True, scale=0.62)
    if shot.is_scene:
        warm_light((0, 0, 0.5), 7, 0.06)
    else:
        dark_sides(0.9, 1.1)
