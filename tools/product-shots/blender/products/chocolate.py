"""Bars of chocolate in foil and a paper sleeve; on the table one is open and broken."""
import math

from mathutils import Vector, noise

from materials.foil import foil
from materials.matte import bisque
from materials.printed import printed
from materials.shader import Shader
from props.berries import strewn_berries
from props.sea_salt import salt_flakes
from shapes.card import card, oblong, rounded
from shapes.mesh import mesh, quads
from shapes.solids import box
from studio.camera import Camera
from studio.colour import albedo, blend

CAMERAS = {
    "front": Camera(azimuth=-14, elevation=50, fill=0.6),
    "scene": Camera(azimuth=-8, elevation=40, fill=0.74, lens=70, aperture=6),
}
SIZE = (1.56, 3.1, 0.17)
CELL, FINE = 0.5, 14
# What is broken off: its columns and rows, where it lies, and how it is turned.
BROKEN = [(3, 4, (1.1, 0.55, 0), -0.3), (2, 1, (0.75, -1.15, 0), 0.5), (1, 1, (1.75, -0.95, 0), -0.2)]
# Circles that the broken pieces lie in, and how much bigger than in other pictures a unit shows berries.
PIECES = [(0.53, -1.27, 0.36), (0.97, -1.03, 0.36), (1.75, -0.95, 0.38)]
SCALE_OF_BERRIES = 1.6


def build(shot):
    if not shot.is_scene:
        wrapped_bar(shot, (0.1, 0.12, 0), -0.42)
        wrapped_bar(shot, (-0.05, -0.05, SIZE[2] + 0.004), 0.16)
        return
    wrapped_bar(shot, (-0.95, 0.25, 0), 0.2)
    cocoa = _cocoa()
    for columns, rows, place, turn in BROKEN:
        piece = _piece(columns, rows, cocoa, shot.chance.random() * 9)
        piece.location, piece.rotation_euler = place, (0, 0, turn)
    _set_beside(shot)


def _set_beside(shot):
    """What the chocolate is flavoured with, where none of its pieces lies."""
    beside, middle = shot.option("beside", None), (1.3, -1.62)
    if beside == "salt":
        salt_flakes(shot.chance, 130, middle, 0.5, (0.012, 0.055), PIECES)
    elif beside == "lingonberry":
        strewn_berries(shot.chance, beside, 40, middle, 0.45, PIECES, SCALE_OF_BERRIES)


def wrapped_bar(shot, place, turn):
    """A bar in its sleeve; foil shows at both ends."""
    wide, long, high = SIZE
    middle = (place[0], place[1], place[2] + high / 2)
    box("foil", (wide * 0.975, long, high * 0.86), foil("foil"), middle, 0.03, (0, 0, turn))
    box("sleeve", (wide, long * 0.945, high), bisque("sleeve", shot.colour, 0.1), middle, 0.022, (0, 0, turn))
    label = card("label", rounded(oblong(1.12, 1.46), 0.012), printed("label", shot.labels["front"], 0.7), 0.004)
    up = Vector((-math.sin(turn), math.cos(turn), 0)) * 0.42
    label.location, label.rotation_euler = Vector((*place[:2], place[2] + high)) + up, (0, 0, turn)


def _cocoa():
    shader = Shader("cocoa")
    base = albedo("#3a2015")
    bloom = shader.noise(shader.place(), 5.0, 4.0)
    shader.set(Base_Color=shader.mix(bloom, base, blend(base, (0.5, 0.4, 0.33), 0.06)), Roughness=0.36, Specular=0.4)
    shader.bump(shader.noise(shader.place(), 30.0, 3.0), 0.06, 0.01)
    return shader.material


def _piece(columns, rows, material, seed):
    """Squares that hang together; where they were broken off, the edge is rough."""
    wide, long = columns * FINE, rows * FINE
    points = []
    for row in range(-1, long + 2):
        for column in range(-1, wide + 2):
            x, y = (min(max(at, 0), most) / FINE * CELL for at, most in ((column, wide), (row, long)))
            is_skirt = column in (-1, wide + 1) or row in (-1, long + 1)
            rough = 0.03 * noise.noise(Vector((x * 9 + seed, y * 9, is_skirt * 0.3))) * (min(x, y) < 0.02 or is_skirt)
            height = 0 if is_skirt else _relief(x, y)
            points.append((x - columns * CELL / 2 + rough, y - rows * CELL / 2 + rough, height))
    return mesh("piece", points, quads(wide + 2, long + 2), material)


def _relief(x, y):
    """Each square is raised, with slanting sides and a soft edge."""
    a, b = (x / CELL) % 1, (y / CELL) % 1
    share = min(1.0, min(a, 1 - a, b, 1 - b) / 0.17)
    return 0.1 + 0.075 * (3 - 2 * share) * share * share
