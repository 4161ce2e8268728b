import type { Localised, SeedColour, SeedFamily } from '../../libs/merchant-api/src/catalogue/seed-types.ts';
import type { View } from './shot.ts';

const views: Readonly<Record<View, Localised>> = {
  front: { sv: 'framifrån', nb: 'forfra' },
  angle: { sv: 'snett ovanifrån', nb: 'skrått ovenfra' },
  detail: { sv: 'närbild', nb: 'nærbilde' },
  scene: { sv: 'miljöbild', nb: 'miljøbilde' },
};

/** What a picture shows: the product, its shape and colour where they can be chosen, and from where it is seen. */
export function altText(family: SeedFamily, colour: SeedColour, view: View): Localised {
  const says = (language: 'sv' | 'nb') => {
    const choices = family.colours.length > 1 ? [colour.shape?.label, colour.label] : [];
    const chosen = choices.flatMap((choice) => (choice ? [choice[language].toLowerCase()] : []));
    return [family.name[language], ...chosen, views[view][language]].join(', ');
  };
  return { sv: says('sv'), nb: says('nb') };
}
