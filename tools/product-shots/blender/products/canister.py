"""A straight stoneware jar with a turned oak lid."""
from materials.glaze import glaze
from materials.wood import wood
from props.coffee import coffee_beans
from shapes.thrown import thrown
from shapes.turned import turned
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=12, fill=0.62),
    "scene": Camera(azimuth=10, elevation=17, fill=0.58, lens=70, aperture=4.5),
}
OUTSIDE = [
    *[(0, 0.035), (0.5, 0.035), (0.5, 0.035), (0.52, 0), (0.56, 0)],
    *[(0.59, 0.05), (0.6, 0.14), (0.605, 0.8), (0.6, 1.42)],
]
LID = [
    *[(0, 0), (0.53, 0), (0.53, 0), (0.53, 0.06), (0.53, 0.06), (0.61, 0.06), (0.61, 0.06), (0.62, 0.075)],
    *[(0.62, 0.17), (0.605, 0.195), (0.58, 0.2), (0.2, 0.2), (0.15, 0.21), (0.15, 0.21)],
    *[(0.17, 0.29), (0.15, 0.34), (0.1, 0.36), (0, 0.36)],
]

# Where the lid that leans on the canister touches the table: x, y and how far round.
LID_ON_TABLE = (0.9, -0.72, 0.3)


def build(shot):
    surface = glaze("canister", shot.colour, 0.26, foot=0.1)
    thrown("canister", OUTSIDE, surface, shot.chance, 0.05, wobble=0.008)
    lid = turned("lid", LID, wood("lid", "oak", "X", shot.seed % 7, 1.1), 144)
    lid.location = (0, 0, 1.37)
    if shot.is_scene:
        lid.location, lid.rotation_euler = (0.95, -0.5, 0.585), (1.18, 0, 0.35)
        coffee_beans(shot.chance, 420, (0.35, -1.05), 0.34, [(0, 0, 0.6), LID_ON_TABLE])
