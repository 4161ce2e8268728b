"""A chair with a bent seat and a back of thin slats."""
from materials.timber import timber
from shapes.mesh import sheet, soften_edges, thicken
from shapes.solids import rod, tube
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=32, elevation=12, fill=0.7),
    "detail": Camera(azimuth=-38, elevation=24, fill=1.45, lift=0.42),
}


def build(shot):
    upright, across = timber(shot.colour, "Z", 2, 0.5), timber(shot.colour, "X", 2, 0.5)
    soften_edges(thicken(sheet("seat", _seat, 40, 40, across), 0.26, -1), 0.09)
    for side in (-1, 1):
        rod("front leg", (side * 1.95, -1.85, 0), (side * 1.65, -1.55, 4.4), 0.13, upright, 0.18)
        tube("back leg", _back_leg(side), 0.17, upright, taper=[0.75, 0.95, 1.05, 1, 0.8])
        rod("side rail", (side * 1.83, -1.72, 1.7), (side * 1.83, 2.0, 1.9), 0.09, upright)
    rod("cross rail", (-1.8, 0.1, 1.8), (1.8, 0.1, 1.8), 0.09, across)
    soften_edges(thicken(sheet("back", _back, 40, 10, across), 0.2), 0.07)
    for number in range(5):
        x = (number - 2) * 0.56
        rod("slat", (x, 1.72, 4.35), (x, 2.52 - 0.4 * (x / 1.7) ** 2, 7.0), 0.065, upright)



def _seat(u, v):
    x, y = (u - 0.5) * 2, (v - 0.5) * 2
    width = (2.15 - 0.22 * v) * (1 - 0.07 * abs(y) ** 4)
    return (x * width, y * 2.0 * (1 - 0.05 * abs(x) ** 4), 4.4 + 0.16 * x * x - 0.05 * y)


def _back_leg(side):
    bend = [(1.95, 2.3, 0), (1.8, 1.95, 2.2), (1.7, 1.72, 4.4), (1.66, 1.85, 6.0), (1.6, 2.25, 8.1)]
    return [(side * x, y, z) for x, y, z in bend]


def _back(u, v):
    x, height = (u - 0.5) * 2, 6.9 + 1.3 * v
    bow = 0.42 * (1 - x * x)
    return (x * 1.68, 1.95 + (height - 6) * 0.19 + bow, height - 0.12 * x * x * (1 if v > 0.5 else 0.4))
