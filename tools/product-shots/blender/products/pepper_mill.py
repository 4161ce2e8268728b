"""A mill turned from one piece and then parted, so that the grain runs through foot and head."""
from materials.metal import metal
from materials.timber import kind_of
from materials.wood import wood
from props.pepper import peppercorns
from shapes.turned import turned
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=8, fill=0.7),
    "scene": Camera(azimuth=8, elevation=14, fill=0.64, lens=70, aperture=4.5),
}
STAINED = {"#2a2825": "black"}
FOOT = [
    *[(0, 0), (0.27, 0), (0.27, 0), (0.29, 0.02), (0.29, 0.2), (0.25, 0.28), (0.2, 0.42), (0.175, 0.75), (0.185, 1.0)],
    *[(0.23, 1.28), (0.255, 1.38), (0.255, 1.42), (0.245, 1.435), (0.245, 1.435), (0, 1.435)],
]
HEAD = [
    *[(0, 1.45), (0.245, 1.45), (0.245, 1.45), (0.255, 1.462), (0.255, 1.5), (0.2, 1.56), (0.17, 1.61), (0.2, 1.7)],
    *[(0.245, 1.82), (0.23, 1.95), (0.15, 2.05), (0.06, 2.08), (0, 2.08)],
]
KNOB = [(0, 2.05), (0.05, 2.05), (0.05, 2.12), (0.06, 2.15), (0.055, 2.2), (0, 2.21)]


def build(shot):
    timber = wood("mill", STAINED.get(shot.colour) or kind_of(shot.colour), "Z", shot.seed % 9, 1.3, 0.42)
    turned("foot", FOOT, timber, 144)
    turned("head", HEAD, timber, 144)
    turned("knob", KNOB, metal("knob", "#c9c4ba"), 64)
    if shot.is_scene:
        peppercorns(shot.chance, 52, (0.36, -0.52), 0.42, [(0, 0, 0.29)])
