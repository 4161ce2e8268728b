"""A bottle with a pump: soap and lotion in glass, or a stoneware dispenser."""
from materials.glass import BROWN, glass
from materials.glaze import glaze
from materials.liquid import liquid
from materials.matte import plastic
from materials.metal import metal
from materials.printed import printed
from props.towel import folded_towels
from shapes.filled import Hollow
from shapes.solids import cylinder, tube
from shapes.turned import label, turned
from studio.camera import Camera
from studio.colour import linear

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=6, fill=0.7),
    "scene": Camera(azimuth=-4, elevation=11, fill=0.64, lens=70, aperture=5),
}
BODY = [
    *[(0, 0.02), (0, 0.02), (0.36, 0), (0.42, 0.02), (0.45, 0.1), (0.45, 0.1), (0.45, 0.4), (0.45, 0.9), (0.45, 1.2)],
    *[(0.45, 1.32), (0.43, 1.44), (0.3, 1.58), (0.17, 1.64), (0.165, 1.75), (0.165, 1.75), (0, 1.75)],
]
HOLLOW = [
    *[(0, 0.07), (0, 0.07), (0.33, 0.073), (0.39, 0.09), (0.418, 0.14), (0.42, 0.2), (0.42, 0.2), (0.42, 0.6)],
    *[(0.42, 1.0), (0.42, 1.32), (0.4, 1.43), (0.28, 1.55), (0.145, 1.62), (0.135, 1.745)],
]
LEVEL = 1.43
COLLAR = [
    *[(0, 1.68), (0, 1.68), (0.195, 1.68), (0.205, 1.7), (0.205, 1.7), (0.205, 1.88), (0.19, 1.91)],
    *[(0.11, 1.93), (0.11, 1.93), (0.1, 2.0), (0, 2.0)],
]
HEAD = [
    *[(0, 2.2), (0, 2.2), (0.13, 2.2), (0.145, 2.22), (0.145, 2.22), (0.135, 2.34), (0.09, 2.37), (0, 2.375)],
]
NOZZLE = [(0, 0, 2.3), (-0.18, -0.1, 2.315), (-0.36, -0.2, 2.3), (-0.44, -0.245, 2.25), (-0.455, -0.252, 2.2)]


def build(shot):
    turned("bottle", BODY, _body(shot), 128)
    if shot.option("body", "glass") == "glass":
        _fill_with_soap(shot)
    pump = shot.option("pump", "#1e1c1a")
    material = metal("pump", "#c9c4ba", 0.25) if pump == "steel" else plastic("pump", pump, 0.32)
    turned("collar", COLLAR, material, 96)
    cylinder("stem", 0.045, 0.32, material, (0, 0, 1.95), 0.005)
    turned("head", HEAD, material, 64)
    tube("nozzle", NOZZLE, 0.05, material, taper=[1.25, 1.15, 0.95, 0.85, 0.8])
    if "front" in shot.labels:
        label("label", 0.454, 0.24, 1.22, 124, printed("label", shot.labels["front"], 0.75))
    if shot.is_scene:
        folded_towels(shot.chance, ("#dcc7a6", "#f6efe3"), (1.34, 0.85), -0.13)


def _body(shot):
    if shot.option("body", "glass") == "stoneware":
        return glaze("bottle", shot.colour, 0.3, foot=0.1)
    if shot.option("body", "glass") == "plastic":
        return plastic("bottle", shot.option("filling", shot.colour), 0.3)
    return glass("bottle", linear(BROWN))


def _fill_with_soap(shot):
    Hollow(HOLLOW).fill(LEVEL, liquid("soap", shot.option("filling", shot.colour), 0.8))
    cylinder("dip tube", 0.03, 1.55, plastic("dip tube", "#e8e4da", 0.4), (0.04, 0, 0.12), 0.005)
