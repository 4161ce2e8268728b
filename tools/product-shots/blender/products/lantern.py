"""A small tinted glass that holds a tea light, lit."""
from materials.glass import tinted
from materials.metal import metal
from materials.wax import wax
from shapes.turned import turned, vessel
from shapes.wick import wick
from studio.camera import Camera

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=14, fill=0.5),
    "scene": Camera(azimuth=8, elevation=18, fill=0.52),
}
OUTSIDE = [(0, 0.02), (0.3, 0.02), (0.38, 0.06), (0.43, 0.2), (0.44, 0.5), (0.4, 0.82), (0.42, 0.9)]


def build(shot):
    places = [(-0.5, 0.15, 0), (0.52, -0.15, 0)] if shot.is_scene else [(0, 0, 0)]
    for place in places:
        _lantern(shot.colour, place)


def _lantern(colour, place):
    x, y, _ = place
    glass = turned("lantern", vessel(OUTSIDE, 0.04, 0.12), tinted("lantern", colour), 128, is_curve=False)
    tin = turned("tin", [(0, 0.13), (0.19, 0.13), (0.19, 0.13), (0.2, 0.28)], metal("tin", "#c9c6bf"), 72)
    light = turned("tea light", [(0, 0.25), (0.188, 0.25)], wax("tea light"), 48, is_curve=False)
    for part in (glass, tin, light):
        part.location = place
    wick((x, y, 0.25), is_lit=True, scale=0.8)
