"""Short hairs on cloth: the fuzz of wool, the loops of a towel."""
from materials.shader import Shader
from studio.colour import albedo


def fuzz(thing, colour, count, length, radius, seed, paler=1.25, is_looped=False):
    """Grows `count` hairs on a thing, paler than its colour as they shade each other; loops are blunt and even.

    Blender keeps the length in `normal_factor` too, so it is set first and once.
    """
    hair = Shader("fuzz")
    hair.set(Base_Color=tuple(min(1.0, channel * paler) for channel in albedo(colour)), Roughness=0.95, Specular=0.05)
    thing.data.materials.append(hair.material)
    system = thing.modifiers.new("fuzz", "PARTICLE_SYSTEM").particle_system
    system.seed = seed
    settings = system.settings
    settings.type, settings.use_advanced_hair = "HAIR", True
    settings.count, settings.hair_length, settings.hair_step = count, length, 3
    settings.display_step = settings.render_step = 2
    settings.normal_factor = length / 4
    settings.factor_random, settings.brownian_factor = length * 0.1, length * 0.16
    settings.distribution, settings.use_even_distribution, settings.emit_from = "RAND", True, "FACE"
    settings.use_modifier_stack, settings.length_random = True, 0.15 if is_looped else 0.6
    settings.root_radius, settings.tip_radius, settings.radius_scale = 1.0, 1.0 if is_looped else 0.35, radius
    settings.material = len(thing.data.materials)
