"""A slim bottle with a cork or a cap: cordial, oil."""
from materials.amber import filled_glass
from materials.matte import plastic
from materials.printed import printed
from props.fruit import lemon
from shapes.turned import label, turned
from studio.camera import Camera

IS_GLASS = True
CAMERAS = {
    "front": Camera(elevation=7, fill=0.72),
    "scene": Camera(azimuth=-6, elevation=11, fill=0.66, lens=70, aperture=5),
}
BODY = [
    *[(0, 0.02), (0, 0.02), (0.3, 0), (0.355, 0.03), (0.375, 0.1), (0.375, 0.1), (0.375, 1.42), (0.35, 1.58)],
    *[(0.22, 1.78), (0.145, 1.95), (0.135, 2.2), (0.135, 2.32), (0.165, 2.33), (0.165, 2.4), (0.13, 2.41), (0, 2.41)],
]
STOPPER = [(0, 2.38), (0.115, 2.38), (0.115, 2.38), (0.125, 2.55), (0.12, 2.58), (0, 2.585)]


def build(shot):
    body = filled_glass("bottle", shot.option("filling", shot.colour), 0.45, 0.05)
    turned("bottle", BODY, body, 128)
    turned("stopper", STOPPER, plastic("stopper", shot.option("stopper", "#c8a06a"), 0.8), 72)
    label("label", 0.379, 0.32, 1.18, 150, printed("label", shot.labels["front"], 0.75))
    if shot.is_scene:
        lemon((0.75, -0.35, 0), 0.9)
