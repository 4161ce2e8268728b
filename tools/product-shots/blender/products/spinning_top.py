"""A turned top with painted rings: lying as it came to rest, or spinning before another that lies behind it."""
import math

from materials.matte import paint
from materials.wood import wood
from shapes.turned import turned
from studio.camera import Camera
from studio.scene import add

CAMERAS = {
    "front": Camera(azimuth=12, elevation=20, fill=0.5),
    "scene": Camera(azimuth=8, elevation=18, fill=0.66, lens=70, aperture=5),
}
CREAM = "#efe4cd"
TIP = [(0, 0), (0.04, 0.005), (0.07, 0.04), (0.09, 0.1), (0.13, 0.16), (0.13, 0.16), (0.16, 0.16)]
CONE = [(0.16, 0.16), (0.16, 0.16), (0.4, 0.26), (0.72, 0.46), (0.9, 0.62), (0.94, 0.66), (0.94, 0.66), (0, 0.66)]
RIM = [(0.94, 0.66), (0.94, 0.66), (1.0, 0.7), (1.02, 0.78), (1.0, 0.86), (0.93, 0.91), (0.93, 0.91), (0.8, 0.93)]
RING = [(0.8, 0.93), (0.8, 0.93), (0.78, 0.925), (0.76, 0.935), (0.58, 0.965), (0.58, 0.965)]
CROWN = [(0.58, 0.965), (0.58, 0.965), (0.56, 0.96), (0.54, 0.972), (0.3, 1.03), (0.3, 1.03)]
STEM = [
    *[(0.3, 1.03), (0.3, 1.03), (0.2, 1.06), (0.13, 1.14), (0.1, 1.3), (0.095, 1.7), (0.11, 1.82), (0.16, 1.9)],
    *[(0.17, 1.98), (0.13, 2.05), (0, 2.08)],
]
OUTLINE = [TIP, CONE, RIM, RING, CROWN, STEM]


def build(shot):
    if not shot.is_scene:
        _put(_top(shot.colour), (0, 0), _rest(), 200)
        return
    _put(_top(shot.colour), (-0.3, -0.6), math.radians(7), 30)
    other = "#56718a" if shot.colour != "#56718a" else "#cf9b37"
    _put(_top(other), (1.0, 2.3), _rest(), 250)


def _top(colour):
    birch, oak = wood("birch", "birch", "X", 4, 1.3), wood("tip", "oak", "Z", 1, 2)
    materials = [oak, birch, paint("rim", colour, 0.35), paint("ring", CREAM, 0.4), paint("crown", colour, 0.35), birch]
    top = add("top", None)
    for profile, material in zip(OUTLINE, materials):
        turned("part", profile, material, 160).parent = top
    return top


def _rest():
    """How far it leans when it lies on its tip and its rim."""
    return math.atan2(0.74, 1.01)


def _put(top, place, lean, heading):
    """Sets it down, so that its lowest part touches the ground."""
    low = min(h * math.cos(lean) - r * math.sin(lean) for part in OUTLINE for r, h in part)
    top.rotation_euler = (0, lean, math.radians(heading))
    top.location = (*place, -low)
