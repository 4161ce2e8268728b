import { createHash } from 'node:crypto';
import { demoCatalogue } from '../../libs/demo-shop/src/catalogue/demo-catalogue.ts';
import type { SeedColour, SeedFamily } from '../../libs/merchant-api/src/catalogue/seed-types.ts';
import { altText } from './alt-text.ts';
import type { Shot, Sitting } from './shot.ts';
import { bathSittings } from './sittings/bath.sittings.ts';
import { giftSittings } from './sittings/gifts.sittings.ts';
import { homeSittings } from './sittings/home.sittings.ts';
import { kitchenSittings } from './sittings/kitchen.sittings.ts';
import { pantrySittings } from './sittings/pantry.sittings.ts';
import { textileSittings } from './sittings/textiles.sittings.ts';
import { stillLifeShots } from './still-life.ts';
import { stillLifes } from './still-lifes/still-lifes.ts';

/** How each family is photographed. A family whose goods are of different make has a sitting per colour, or per shape. */
const sittings: Readonly<Record<string, Sitting | Readonly<Record<string, Sitting>>>> = {
  ...kitchenSittings,
  ...homeSittings,
  ...textileSittings,
  ...pantrySittings,
  ...bathSittings,
  ...giftSittings,
};

/** Every picture that is photographed: those of the goods in the catalogue's order, then the still lifes. */
export function shots(): Shot[] {
  const ofGoods = productShots();
  const byFile = new Map(ofGoods.map((shot) => [shot.fileName, shot]));
  const shotOf = (of: string) => {
    const shot = byFile.get(`${of}-front.avif`);
    if (!shot) throw new Error(`${of} is not photographed, so it can't be in a still life; it is FAMILY-COLOUR`);
    return shot;
  };
  return [...ofGoods, ...stillLifes.flatMap((still) => stillLifeShots(still, shotOf))];
}

/** Every picture of the demo catalogue's goods that is photographed. */
export function productShots(): Shot[] {
  return demoCatalogue.families.flatMap((family) =>
    family.colours.flatMap((colour) => {
      const sitting = sittingFor(family, colour);
      return sitting ? shotsOf(family, colour, sitting) : [];
    }),
  );
}

function sittingFor(family: SeedFamily, colour: SeedColour): Sitting | undefined {
  const found = sittings[family.key];
  if (found === undefined || isSitting(found)) return found;
  const make = colour.shape?.key ?? colour.key;
  const sitting = found[make];
  if (!sitting) throw new Error(`No sitting for ${family.key} as ${make}; add one to its department's sittings`);
  return sitting;
}

function isSitting(found: Sitting | Readonly<Record<string, Sitting>>): found is Sitting {
  return typeof found.generator === 'string';
}

function shotsOf(family: SeedFamily, colour: SeedColour, { isHung, scenesOn, ...sitting }: Sitting): Shot[] {
  const [ground, scene] = isHung ? (['backdrop', 'wall'] as const) : (['paper', 'table'] as const);
  return colour.images.map(({ fileName, tags }) => {
    const view = tags[0] ?? 'front';
    return {
      ...sitting,
      fileName,
      view,
      set: view === 'scene' ? (scenesOn ?? scene) : ground,
      colour: colour.hex,
      seed: seedOf(family.key, colour.key),
      alt: altText(family, colour, view),
      folder: 'product',
      width: 960,
      height: 1200,
      samples: 16,
    };
  });
}

function seedOf(...key: readonly string[]): number {
  return createHash('sha256').update(key.join('/')).digest().readUInt32BE(0);
}
