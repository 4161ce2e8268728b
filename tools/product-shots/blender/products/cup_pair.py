"""Two small cups without ears, thick-walled, side by side or stacked."""
from materials.glaze import glaze
from props.drink import filling
from shapes.thrown import thrown
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=17, fill=0.52),
    "scene": Camera(azimuth=8, elevation=24, fill=0.52, lens=70, aperture=4),
}
OUTSIDE = [
    *[(0, 0.03), (0.17, 0.03), (0.17, 0.03), (0.19, 0), (0.22, 0)],
    *[(0.25, 0.03), (0.29, 0.14), (0.305, 0.34), (0.3, 0.58)],
]


def build(shot):
    first = cup(shot.colour, shot.chance, (-0.36, 0.1, 0))
    if shot.is_scene:
        filling("coffee", 0.25, 0.47, place=first.location)
    cup(shot.colour, shot.chance, (0.38, -0.16, 0))


def cup(colour, chance, place):
    """One cup; its wall is twice that of a mug."""
    surface = glaze("cup", colour, 0.3, foot=0.09)
    one = thrown("cup", OUTSIDE, surface, chance, 0.055, wobble=0.012)
    one.location = place
    return one
