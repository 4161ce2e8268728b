"""Three candlesticks of different heights with tapers in them."""
from materials.enamel import brass_or_enamel
from materials.wax import wax
from shapes.turned import turned
from shapes.wick import wick
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=9, fill=0.72),
    "scene": Camera(azimuth=8, elevation=11, fill=0.72, lens=75, aperture=5),
}
PLACES = [((-0.42, 0.15), 1.5, 1.9), ((0.42, -0.2), 0.75, 1.9), ((0.05, 0.75), 1.1, 1.4)]


def build(shot):
    body = brass_or_enamel(shot.colour, 0.5)
    for (x, y), height, taper in PLACES:
        stick = turned("stick", _profile(height), body, 128)
        candle = turned("taper", _taper(height, taper), wax("taper", "#f1e7d4"), 64)
        stick.location = candle.location = (x, y, 0)
        wick((x, y, height + taper - 0.03), is_lit=shot.is_scene)


def _profile(height):
    foot = [(0, 0), (0, 0), (0.36, 0), (0.36, 0), (0.38, 0.02), (0.37, 0.045), (0.2, 0.08), (0.075, 0.16), (0.06, 0.3)]
    cup = [(0.06, -0.22), (0.07, -0.16), (0.19, -0.1), (0.2, -0.08), (0.2, -0.08), (0.13, -0.06), (0.13, -0.06)]
    socket = [(0.135, 0.12), (0.135, 0.12), (0.115, 0.12), (0.115, 0.12), (0.11, -0.02), (0.11, -0.02), (0, -0.02)]
    return [*foot, *((radius, height + up) for radius, up in (*cup, *socket))]


def _taper(bottom, length):
    top = bottom + length
    return [
        *[(0, bottom), (0, bottom), (0.108, bottom), (0.108, bottom), (0.106, top - 0.12)],
        *[(0.085, top - 0.04), (0.035, top - 0.01), (0, top - 0.03)],
    ]
