"""A bell of lacquered aluminium that hangs by its cord; white inside."""
from materials.matte import plastic
from materials.metal import metal
from shapes.lamp_shade import bulb
from shapes.solids import tube
from shapes.turned import turned
from studio.bounds import reach_out
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=7, fill=0.45, lift=0.2),
    "scene": Camera(azimuth=8, elevation=7, fill=0.45, lens=75, lift=0.2),
}
HANGS = 9
BELL = [
    *[(0.09, 1.62), (0.16, 1.6), (0.22, 1.5), (0.3, 1.3), (0.52, 1.02), (0.9, 0.62), (1.16, 0.2), (1.22, 0), (1.22, 0)],
]


def build(shot):
    outside, inside = plastic("lacquer", shot.colour, 0.5), plastic("inside", "#f4efe6", 0.4)
    parts = [
        turned("bell", BELL, outside, 168),
        turned("inside", [(radius - 0.02, height - 0.015) for radius, height in BELL], inside, 168),
        turned("cap", [(0, 1.82), (0.07, 1.82), (0.09, 1.8), (0.09, 1.58), (0, 1.58)], metal("cap", "#c79d55"), 72),
    ]
    for part in parts:
        part.location = (0, 0, HANGS)
    cord = [(0, 0, HANGS + 1.8), (0, 0, HANGS + 6), (0, 0, HANGS + 12)]
    reach_out(tube("cord", cord, 0.022, plastic("cord", "#2a2825", 0.8)))
    if shot.is_scene:
        bulb((0, 0, HANGS + 0.75), 30)
