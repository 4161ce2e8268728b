import type { Localised, SeedColour, SeedFamily } from '../../libs/merchant-api/src/catalogue/seed/seed-types.ts';
import type { View } from './shot.ts';

const views: Readonly<Record<View, Localised>> = {
  front: { sv: 'framifrån', nb: 'forfra' },
  angle: { sv: 'snett ovanifrån', nb: 'skrått ovenfra' },
  detail: { sv: 'nära', nb: 'på nært hold' },
  scene: { sv: 'i bruk', nb: 'i bruk' },
};

/** What a picture shows: the product, its choice where there is one, and from where it is seen. */
export function altText(family: SeedFamily, colour: SeedColour, view: View): Localised {
  const says = (language: 'sv' | 'nb') => {
    const choice = family.colours.length > 1 ? [colour.label[language].toLowerCase()] : [];
    return [family.name[language], ...choice, views[view][language]].join(', ');
  };
  return { sv: says('sv'), nb: says('nb') };
}
