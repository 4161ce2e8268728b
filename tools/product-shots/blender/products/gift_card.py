"""A printed card on its envelope."""
from materials.matte import bisque
from materials.printed import printed
from shapes.card import card, oblong, rounded
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=-10, elevation=52, fill=0.58),
    "detail": Camera(azimuth=-26, elevation=34, fill=0.84, aperture=5),
}
ENVELOPE, LINING = "#c9cfbf", "#dfe2d6"
FLAP = [(-1.02, 0.0), (1.02, 0.0), (0.0, 0.72)]


def build(shot):
    pocket = card("pocket", rounded(oblong(2.06, 1.42), 0.03), bisque("envelope", ENVELOPE, 0.1), 0.035)
    flap = card("flap", rounded(FLAP, 0.06), bisque("flap", LINING, 0.1), 0.012)
    face = printed("face", shot.labels["front"], 0.5, grain=0.03)
    front = card("card", rounded(oblong(1.72, 1.08), 0.07), face, 0.018)
    pocket.location, pocket.rotation_euler = (0.2, 0.2, 0), (0, 0, 0.14)
    flap.location, flap.rotation_euler = (0.1, 0.9, 0.03), (0.16, 0, 0.14)
    front.location, front.rotation_euler = (-0.16, -0.26, 0.05), (0, 0.012, -0.12)
