"""A round mirror in a slim wooden frame; in use above a ledge."""
from materials.mirror import mirror
from materials.timber import timber
from materials.wood import wood
from props.opposite import opposite_room
from props.pots import pot
from props.twig import twigs
from shapes.solids import box
from shapes.turned import turned
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-14, elevation=3, fill=0.6),
    "scene": Camera(azimuth=-12, elevation=3, fill=0.74, lens=70),
}
RADIUS = 3.0
FRAME = [
    *[(2.84, 0), (2.84, 0), (2.84, 0.22), (2.86, 0.27), (2.89, 0.28), (2.96, 0.28), (2.99, 0.27)],
    *[(3.0, 0.23), (3.0, 0), (3.0, 0), (2.84, 0)],
]
GLASS = [(0, 0.17), (2.74, 0.17), (2.76, 0.17), (2.84, 0.13), (2.84, 0.02)]
LEDGE = -4.1


def build(shot):
    frame = turned("frame", FRAME, timber(shot.colour, "X", 3, 0.7, 0.4), 200)
    for part in (frame, turned("glass", GLASS, mirror(), 160, is_curve=False)):
        part.rotation_euler = (1.5708, 0, 0)
        part.location = (0, -0.05, 0)
    opposite_room(14, (0, -16, 1.0))
    if shot.is_scene:
        oak = wood("ledge", "oak", "X", 4, 0.5)
        box("ledge", (7.6, 1.9, 0.24), oak, (0.2, -0.95, LEDGE - 0.12), 0.03)
        pot(shot.chance, "tall", (1.5, -0.95, LEDGE), "#e8e0d0", 1.15)
        twigs(shot.chance, (1.5, -0.95, LEDGE + 0.1), [3.7, 3.3, 2.9], scale=1.15, mouth=LEDGE + 1.8)
        pot(shot.chance, "bowl", (-1.6, -1.0, LEDGE), "#bf6d4c", 1.25)
