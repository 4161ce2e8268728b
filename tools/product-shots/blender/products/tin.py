"""A round tin with a lid that slips over: loose tea."""
from materials.printed import printed
from materials.shader import Shader
from props.drink import filling
from products.cup_pair import cup
from shapes.turned import label, turned
from studio.camera import Camera
from studio.colour import albedo

CAMERAS = {
    "front": Camera(elevation=13, fill=0.58),
    "scene": Camera(azimuth=-6, elevation=18, fill=0.54, lens=70, aperture=5),
}
BODY = [(0, 0), (0, 0), (0.485, 0), (0.5, 0.015), (0.5, 0.03), (0.5, 0.03), (0.5, 1.14), (0.5, 1.14), (0, 1.14)]
LID = [
    *[(0.5, 1.0), (0.5, 1.0), (0.508, 1.0), (0.51, 1.01), (0.51, 1.01), (0.51, 1.26), (0.5, 1.285)],
    *[(0.485, 1.29), (0.46, 1.275), (0.46, 1.275), (0, 1.275)],
]


def build(shot):
    lacquer = Shader("lacquer")
    lacquer.set(Base_Color=albedo(shot.colour), Roughness=0.36, Metallic=0.2, Specular=0.5)
    turned("tin", BODY, lacquer.material, 144)
    turned("lid", LID, lacquer.material, 144)
    label("label", 0.504, 0.14, 0.88, 165, printed("label", shot.labels["front"], 0.7))
    if shot.is_scene:
        drinking = cup("#e2d6bf", shot.chance, (0.9, -0.45, 0))
        filling("tea", 0.25, 0.5, shot.option("tea", "#a3541c"), drinking.location)
