"""A glass jar with a lid: honey, jam, bath salt."""
from materials.amber import filled_glass
from materials.matte import plastic
from materials.metal import metal
from materials.printed import printed
from props.fruit import corns
from shapes.turned import label, turned
from studio.camera import Camera

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=10, fill=0.58),
    "scene": Camera(azimuth=-6, elevation=15, fill=0.56, lens=70, aperture=5),
}
# Points close together keep the wall straight where the label lies: a spline swings out before it turns in.
BODY = [
    *[(0, 0.02), (0, 0.02), (0.4, 0), (0.47, 0.03), (0.5, 0.12), (0.5, 0.12), (0.5, 0.35), (0.5, 0.6), (0.5, 0.75)],
    *[(0.5, 0.83), (0.487, 0.92), (0.457, 1.0), (0.433, 1.06), (0.43, 1.12), (0.43, 1.12), (0, 1.12)],
]
LID = [
    *[(0, 1.34), (0, 1.34), (0.42, 1.34), (0.455, 1.33), (0.47, 1.3)],
    *[(0.47, 1.3), (0.47, 1.1), (0.475, 1.09), (0.46, 1.08)],
]


def build(shot):
    filling = shot.option("filling", shot.colour)
    turned("jar", BODY, filled_glass("jar", filling, shot.option("clearness", 0.3), shot.option("glow", 0.08)), 128)
    lid = shot.option("lid", "#d8b36a")
    turned("lid", LID, metal("lid", lid, 0.3) if shot.option("isMetal", True) else plastic("lid", lid, 0.5), 128)
    label("label", 0.504, 0.2, 0.8, 150, printed("label", shot.labels["front"], 0.75))
    if shot.is_scene:
        corns(shot.chance, 40, (0.75, -0.45), 0.42, shot.option("beside", "#7d1219"), 0.05)
