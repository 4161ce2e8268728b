"""A four-legged stool with a turned seat, oiled or painted."""
import math

from materials.timber import timber
from props.books import book_pile
from shapes.solids import rod
from shapes.turned import turned
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=10, elevation=16, fill=0.62),
    "scene": Camera(azimuth=14, elevation=14, fill=0.64, lens=75),
}
SEAT = [
    *[(0, 4.22), (0.9, 4.24), (1.35, 4.3), (1.52, 4.34), (1.6, 4.3), (1.62, 4.22), (1.58, 4.12)],
    *[(1.45, 4.05), (1.2, 4.02), (1.2, 4.02), (0, 4.02)],
]
LEG = {"bottom": 1.62, "top": 0.98, "height": 4.1}


def build(shot):
    seat = turned("seat", SEAT, timber(shot.colour, "X", 2, 0.7, 0.42), 160)
    seat.rotation_euler = (0, 0, 0.5)
    legs = timber(shot.colour, "Z", 2, 0.7, 0.42)
    for quarter in range(4):
        rod("leg", _on_leg(quarter, 0), _on_leg(quarter, LEG["height"]), 0.125, legs, 0.175)
        height = 1.25 + quarter % 2 * 0.35
        rod("rung", _on_leg(quarter, height), _on_leg(quarter + 1, height), 0.085, legs)
    if shot.is_scene:
        book_pile(shot.chance, (0.1, 0, 4.25), 2)


def _on_leg(quarter, height):
    angle = math.pi / 4 + quarter * math.pi / 2 + 0.18
    radius = LEG["bottom"] + (LEG["top"] - LEG["bottom"]) * height / LEG["height"]
    return (radius * math.cos(angle), radius * math.sin(angle), height)
