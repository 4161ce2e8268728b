"""Two egg cups on a broad foot, one of them with its egg."""
from materials.glaze import glaze
from props.fruit import egg
from shapes.thrown import thrown
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=15, fill=0.52),
    "scene": Camera(azimuth=10, elevation=19, fill=0.54, lens=70, aperture=4.5),
}
OUTSIDE = [
    *[(0, 0.03), (0.18, 0.03), (0.18, 0.03), (0.2, 0), (0.25, 0), (0.262, 0.03), (0.22, 0.08), (0.14, 0.16)],
    *[(0.14, 0.24), (0.21, 0.33), (0.255, 0.46), (0.262, 0.6)],
]


def build(shot):
    for number, place in enumerate([(-0.36, 0.12, 0), (0.36, -0.12, 0)]):
        surface = glaze("egg cup", shot.colour, 0.3, foot=0.04)
        cup = thrown("egg cup", OUTSIDE, surface, shot.chance, 0.04, 0.26, wobble=0.012)
        cup.location = place
        if number == 0 or shot.is_scene:
            egg((place[0], place[1], 0.31), colour=["#e3c3a2", "#efe4d4"][number], tilt=0.05)
