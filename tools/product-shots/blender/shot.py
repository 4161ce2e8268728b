"""One picture to take, as the command asks for it."""
import random
from dataclasses import dataclass, field


@dataclass
class Shot:
    """What stands before the camera. `colour` is the catalogue's `#rrggbb`, `options` what the manifest says of it."""

    name: str
    generator: str
    colour: str
    view: str
    set: str
    seed: int
    options: dict = field(default_factory=dict)
    labels: dict = field(default_factory=dict)
    wall: str = "#e4d8c6"
    table: str = "oak"
    width: int = 960
    height: int = 1200
    samples: int = 16
    is_glass: bool = False
    chance: random.Random = field(init=False)

    def __post_init__(self):
        self.chance = random.Random(self.seed)

    @property
    def is_scene(self):
        """Whether the product is shown in use, with what belongs to it."""
        return self.view == "scene"

    def option(self, name, otherwise):
        """What the manifest says of this product, or the generator's own."""
        return self.options.get(name, otherwise)
