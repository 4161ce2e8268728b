"""The loops of a towel."""
import math

from materials.shader import Shader
from shapes.mesh import sheet
from studio.colour import albedo

# Light that goes through yarn and from loop to loop, more often than is counted.
GLOW = 0.12


def terry(thing, colour, count, height, seed):
    """Grows `count` loops of yarn on a thing, each turned its own way."""
    loop = _loop(colour, height)
    system = thing.modifiers.new("terry", "PARTICLE_SYSTEM").particle_system
    system.seed = seed
    settings = system.settings
    settings.type, settings.physics_type = "EMITTER", "NO"
    settings.count, settings.frame_start, settings.frame_end, settings.lifetime = count, 0, 0, 1000
    settings.normal_factor = 0
    settings.distribution, settings.use_even_distribution, settings.emit_from = "RAND", True, "FACE"
    settings.use_modifier_stack = True
    settings.use_rotations, settings.rotation_mode = True, "NOR"
    settings.rotation_factor_random, settings.phase_factor_random = 0.25, 2
    settings.render_type, settings.instance_object = "OBJECT", loop
    settings.particle_size, settings.size_random = 1, 0.3
    return loop


def _loop(colour, height):
    """A ring of yarn whose foot is in the cloth; it rises along x, as particles do."""
    yarn = Shader("yarn")
    dyed = albedo(colour)
    yarn.set(Base_Color=dyed, Roughness=0.95, Specular=0.05, Sheen=0.4, Sheen_Tint=0.6)
    yarn.set(Emission=dyed, Emission_Strength=GLOW)
    wide, thick = height * 0.44, height * 0.23

    def at(u, v):
        along, round_it = 2 * math.pi * v, 2 * math.pi * u
        out = wide + thick * math.cos(round_it)
        return (height * 0.34 + out * math.sin(along), out * math.cos(along), thick * math.sin(round_it))

    return sheet("loop", at, 6, 10, yarn.material)
