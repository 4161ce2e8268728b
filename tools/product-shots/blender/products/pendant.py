"""A bell of lacquered aluminium that hangs by its cord, white inside; in use above a table."""
from materials.edge import with_edge
from materials.matte import plastic
from materials.metal import metal
from props.fruit import lemon
from props.pots import pot
from shapes.solids import tube
from shapes.turned import turned
from studio.bounds import reach_out
from studio.camera import Camera
from studio.lights import lamp_light

CAMERAS = {
    "front": Camera(elevation=7, fill=0.45, lift=0.2),
    "scene": Camera(azimuth=8, elevation=5, fill=0.78, lens=70, lift=0.08),
}
HANGS, HANGS_OVER_TABLE = 9, 4.1
BELL = [
    *[(0.09, 1.62), (0.16, 1.6), (0.22, 1.5), (0.3, 1.3), (0.52, 1.02), (0.9, 0.62), (1.16, 0.2), (1.22, 0), (1.22, 0)],
]
FRUIT = [((-0.17, 0.16, 0.22), 0.4), ((0.08, -0.2, 0.22), 2.2), ((-0.2, 0.28, 0.3), 1.3)]


def build(shot):
    hangs = HANGS_OVER_TABLE if shot.is_scene else HANGS
    outside, inside = with_edge(plastic("lacquer", shot.colour, 0.5), shot), plastic("inside", "#f4efe6", 0.4)
    parts = [
        turned("bell", BELL, outside, 168),
        turned("inside", [(radius - 0.02, height - 0.015) for radius, height in BELL], inside, 168),
        turned("cap", [(0, 1.82), (0.07, 1.82), (0.09, 1.8), (0.09, 1.58), (0, 1.58)], metal("cap", "#c79d55"), 72),
    ]
    for part in parts:
        part.location = (0, 0, hangs)
    cord = [(0, 0, hangs + 1.8), (0, 0, hangs + 6), (0, 0, hangs + 12)]
    reach_out(tube("cord", cord, 0.022, plastic("cord", "#2a2825", 0.8)))
    if shot.is_scene:
        lamp_light((0, 0, hangs), 110, 0.3)
        _laid_table(shot.chance)


def _laid_table(chance):
    """A bowl of lemons under the lamp, and a small pot."""
    pot(chance, "bowl", (0.1, 0, 0), "#e8e0d0", 1.3)
    for place, turn in FRUIT:
        lemon(place, turn).scale = (0.7, 0.7, 0.7)
    pot(chance, "round", (-1.3, 0.5, 0), "#9a8f7d", 0.75)
