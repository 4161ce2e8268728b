"""A scented candle in a stoneware cup with a label."""
from materials.glaze import glaze
from materials.printed import printed
from materials.wax import wax
from props.books import book_pile
from shapes.thrown import thrown
from shapes.turned import label, turned
from shapes.wick import wick
from studio.camera import Camera

CAMERAS = {
    "front": Camera(elevation=24, fill=0.52),
    "scene": Camera(azimuth=6, elevation=27, fill=0.6, lens=70, aperture=5),
}
OUTSIDE = [
    *[(0, 0.03), (0.34, 0.03), (0.34, 0.03), (0.36, 0), (0.4, 0)],
    *[(0.43, 0.03), (0.44, 0.1), (0.442, 0.6), (0.44, 1.0)],
]

WAX = 0.83


def build(shot):
    lift = book_pile(shot.chance, (0.1, 0.05, 0), 2) if shot.is_scene else 0
    cup = thrown("cup", OUTSIDE, glaze("cup", shot.colour, 0.2, roughness=0.35), shot.chance, 0.035, wobble=0.004)
    candle = turned("wax", [(0, WAX), (0.408, WAX)], wax("wax"), 96, is_curve=False)
    paper = label("label", 0.4455, 0.2, 0.78, 120, printed("label", shot.labels["front"], 0.75))
    for part in (cup, candle, paper):
        part.location = (0, 0, lift)
    wick((0, 0, lift + WAX), is_lit=shot.is_scene, scale=0.68)
