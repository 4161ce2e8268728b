"""A pair of felted mittens with ribbed cuffs, lying side by side."""
import math

import bpy

from materials.cloth import KNITTED, cloth
from materials.felt import felt
from materials.stripes import Stripes
from shapes.fuzz import fuzz
from shapes.limb import limb
from shapes.mesh import join, settle, thicken
from studio.camera import Camera

CAMERAS = {
    "front": Camera(azimuth=0, elevation=62, fill=0.62),
    "detail": Camera(azimuth=-24, elevation=40, fill=0.8),
}
UNDYED = "#eadfca"
HAND = [
    *[(0, -0.12, 0, 0), (0, -0.1, 0.36, 0.13), (0, 0.12, 0.46, 0.17), (0.02, 0.6, 0.56, 0.22), (0.03, 1.1, 0.56, 0.22)],
    *[(0.02, 1.55, 0.49, 0.19), (0, 1.82, 0.33, 0.15), (0, 1.93, 0.12, 0.08), (0, 1.95, 0, 0)],
]
THUMB = [
    *[(0.29, 0.29, 0, 0), (0.3, 0.3, 0.16, 0.12), (0.48, 0.55, 0.2, 0.16), (0.66, 0.86, 0.2, 0.16)],
    *[(0.76, 1.1, 0.17, 0.14), (0.8, 1.2, 0.07, 0.08), (0.81, 1.23, 0, 0)],
]
CUFF = [(0, 0.16, 0.42, 0.15), (0, 0.0, 0.43, 0.15), (0, -0.35, 0.45, 0.13), (0, -0.64, 0.48, 0.115)]
RIBS = 34


def build(shot):
    wool = felt("felt", shot.colour)
    stripes = Stripes(UNDYED, ((0.42, 0.48), (0.56, 0.62)))
    rib = cloth("cuff", shot.colour, "knit", (RIBS / 2, 2), KNITTED, pattern=stripes)
    for number, side in enumerate((-1, 1)):
        turn = side * shot.chance.uniform(-0.2, -0.13)
        place = (side * 0.66, shot.chance.uniform(-0.05, 0.05), 0)
        cuff = limb("cuff", CUFF, rib, _ribs, RIBS * 8, 90, level=0.055)
        thicken(cuff, 0.05, -1)
        hand = _felted(wool, number)
        for part in (hand, cuff):
            part.scale, part.location, part.rotation_euler = (side, 1, 1), place, (0, 0, turn)
        fuzz(hand, shot.colour, 70_000, 0.024, 0.0012, number)
        fuzz(cuff, shot.colour, 18_000, 0.02, 0.0012, number, pattern=stripes)


def _ribs(u, _v):
    return 0.02 * math.cos(2 * math.pi * RIBS * u)


def _felted(wool, number):
    """Hand and thumb grown together without a seam."""
    mitten, thumb = limb("mitten", HAND, wool), limb("thumb", THUMB, wool, level=0.05)
    join(mitten, thumb)
    grown = mitten.modifiers.new("grown together", "REMESH")
    grown.mode, grown.voxel_size, grown.use_smooth_shade = "VOXEL", 0.035, True
    smooth = mitten.modifiers.new("felted", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 14
    lumps = mitten.modifiers.new("lumps", "DISPLACE")
    lumps.texture = bpy.data.textures.new(f"lumps {number}", "CLOUDS")
    lumps.texture.noise_scale, lumps.strength, lumps.mid_level = 0.5, 0.05, 0.5
    return settle(mitten)
