"""Three pillar candles of different heights."""
from materials.wax import dyed_wax
from shapes.turned import turned
from shapes.wick import wick
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=12, fill=0.58),
    "scene": Camera(azimuth=8, elevation=15, fill=0.58, lens=70, aperture=5),
}
PLACES = [((-0.5, 0.2), 1.5), ((0.38, 0.32), 1.05), ((0.05, -0.5), 0.7)]


def build(shot):
    material = dyed_wax("candle", shot.colour)
    for (x, y), height in PLACES:
        candle = turned("candle", _profile(height), material, 96, wobble=0.006, seed=shot.chance.random() * 9)
        candle.location = (x, y, 0)
        wick((x, y, height - 0.02), is_lit=shot.is_scene, scale=0.95)


def _profile(height):
    return [
        *[(0, 0), (0.36, 0), (0.36, 0), (0.385, 0.02), (0.39, 0.06), (0.39, height - 0.08)],
        *[(0.375, height - 0.02), (0.34, height), (0.25, height - 0.015), (0.1, height - 0.03), (0, height - 0.03)],
    ]
