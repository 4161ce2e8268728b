"""A flat plate with a low rim: one alone, or a pile that is about to be laid."""
from materials.glaze import glaze
from products.bowl import bowl
from shapes.thrown import thrown
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=44, fill=0.6),
    "scene": Camera(azimuth=12, elevation=27, fill=0.62, lens=70, aperture=5),
}
OUTSIDE = [
    *[(0, 0.05), (0.8, 0.05), (0.8, 0.05), (0.82, 0), (0.88, 0)],
    *[(0.92, 0.05), (1.18, 0.08), (1.31, 0.15), (1.35, 0.25)],
]


def build(shot):
    count = 4 if shot.is_scene else 1
    for number in range(count):
        place = (shot.chance.uniform(-0.02, 0.02), shot.chance.uniform(-0.02, 0.02), number * 0.115)
        plate(shot, place if number else (0, 0, 0))
    if shot.is_scene:
        bowl(shot, (0, 0, count * 0.115 + 0.06))


def plate(shot, place):
    """One plate, its glaze matt."""
    surface = glaze("plate", shot.colour, 0.22, foot=0.03, roughness=0.3)
    one = thrown("plate", OUTSIDE, surface, shot.chance, floor=0.09, wobble=0.008)
    one.location = place
