"""A floor lamp: a heavy round foot, a slender stand, a linen shade with the light on."""
from materials.enamel import brass_or_enamel
from materials.matte import plastic
from shapes.lamp_shade import lamp_shade
from shapes.solids import cylinder, tube
from studio.bounds import reach_out
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=13, fill=0.76),
    "scene": Camera(azimuth=8, elevation=6, fill=0.74, lens=75),
}
CORD = [(1.2, 0.3, 0.08), (1.9, 0.7, 0.035), (3.2, 2.2, 0.035), (6, 2.4, 0.035), (10, 3.8, 0.035), (18, 3.8, 0.035)]


def build(shot):
    steel = brass_or_enamel(shot.colour, 0.42)
    cylinder("foot", 1.3, 0.16, steel, bevel=0.04)
    cylinder("stand", 0.075, 12.2, steel, (0, 0, 0.12), 0.01)
    lamp_shade((2.1, 11.4), (1.45, 13.9))
    reach_out(tube("cord", CORD, 0.035, plastic("cord", "#2a2825", 0.8)))
