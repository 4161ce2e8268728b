"""Vases: a profile of the manifest's choice, bare or glazed, with twigs in use."""
from materials.edge import with_edge
from materials.matte import bisque
from props.twig import twigs
from shapes.thrown import thrown
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=15, fill=0.66),
    "scene": Camera(azimuth=6, elevation=9, fill=0.74, lens=75, aperture=5),
}
PROFILES = {
    "round": [
        *[(0, 0.03), (0.42, 0.03), (0.42, 0.03), (0.46, 0), (0.55, 0.02), (0.78, 0.45), (0.86, 0.95)],
        *[(0.68, 1.5), (0.34, 1.86), (0.25, 2.15), (0.31, 2.42), (0.36, 2.5)],
    ],
    "tall": [
        *[(0, 0.04), (0.55, 0.04), (0.55, 0.04), (0.6, 0), (0.7, 0.03), (0.78, 0.5), (0.86, 1.6), (0.88, 2.8)],
        *[(0.78, 3.7), (0.55, 4.2), (0.46, 4.5), (0.5, 4.8), (0.56, 4.9)],
    ],
    "low": [
        *[(0, 0.03), (0.5, 0.03), (0.5, 0.03), (0.54, 0), (0.62, 0.02), (0.95, 0.3), (1.08, 0.62), (0.98, 0.92)],
        *[(0.62, 1.12), (0.36, 1.2), (0.32, 1.3), (0.37, 1.38)],
    ],
    "drop": [
        *[(0, 0.03), (0.38, 0.03), (0.38, 0.03), (0.42, 0), (0.5, 0.03), (0.74, 0.4), (0.76, 0.78), (0.56, 1.25)],
        *[(0.3, 1.75), (0.19, 2.2), (0.17, 2.6), (0.2, 2.75)],
    ],
    "bottle": [
        *[(0, 0.03), (0.36, 0.03), (0.36, 0.03), (0.4, 0), (0.46, 0.03), (0.52, 0.2), (0.52, 1.3), (0.49, 1.48)],
        *[(0.34, 1.68), (0.19, 1.8), (0.16, 2.0), (0.16, 2.3), (0.21, 2.36), (0.21, 2.42)],
    ],
}
# How far the twigs reach above the rim, as a share of the vase's height.
REACH = {"round": 0.95, "tall": 0.55, "low": 1.5, "drop": 0.8, "bottle": 0.8}


def build(shot):
    shape = shot.option("profile", "round")
    outside = PROFILES[shape]
    thrown("vase", outside, with_edge(bisque("vase", shot.colour), shot), shot.chance)
    if shot.is_scene:
        height = outside[-1][1]
        tips = [height * (0.5 + REACH[shape] * share) for share in (0.85, 0.6, 1.0)]
        twigs(shot.chance, (0, 0, height * 0.5), tips, scale=max(0.8, height / 2.5) * 0.9, mouth=height)
