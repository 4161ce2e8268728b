import type { Localised } from './localised.ts';
import type { SeedNutrition } from './seed-goods.ts';
import type { SeededFact } from './seeded-fact.ts';

type Nutrient = Exclude<keyof SeedNutrition, 'per' | 'energyKj' | 'energyKcal' | 'others'>;

/** In the order of Regulation (EU) 1169/2011 annex XV, which Norway follows. */
const nutrients = {
  fat: { sv: 'Fett', nb: 'Fett' },
  saturates: { sv: 'varav mättat fett', nb: 'hvorav mettede fettsyrer' },
  carbohydrate: { sv: 'Kolhydrat', nb: 'Karbohydrater' },
  sugars: { sv: 'varav sockerarter', nb: 'hvorav sukkerarter' },
  fibre: { sv: 'Fiber', nb: 'Kostfiber' },
  protein: { sv: 'Protein', nb: 'Protein' },
  salt: { sv: 'Salt', nb: 'Salt' },
} as const satisfies Record<Nutrient, Localised>;

/** The rows of a nutrition table; the first says what the values are for. */
export function nutritionFacts(nutrition: SeedNutrition): SeededFact[] {
  const { per, energyKj, energyKcal, others = [] } = nutrition;
  const energy = [
    ...(energyKj === undefined ? [] : [`${written(energyKj)} kJ`]),
    ...(energyKcal === undefined ? [] : [`${written(energyKcal)} kcal`]),
  ].join(' / ');
  return [
    row('per', { sv: 'Näringsvärde per', nb: 'Næringsinnhold per' }, per),
    ...(energy === '' ? [] : [row('energy', { sv: 'Energi', nb: 'Energi' }, both(energy))]),
    ...Object.entries(nutrients).flatMap(([key, label]) => {
      const grams = nutrition[key as Nutrient]; // the keys of the table above
      return grams === undefined ? [] : [row(key, label, both(`${written(grams)} g`))];
    }),
    ...others.map(({ key, label, value }) => row(key, label, value)),
  ];
}

function row(key: string, label: Localised, value: Localised): SeededFact {
  return { group: 'nutrition', key: `nutrition.${key}`, label, value };
}

function both(text: string): Localised {
  return { sv: text, nb: text };
}

/** Both languages write a decimal comma, and a space that does not break before the thousands. */
function written(value: number): string {
  return String(value)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))(?<!,\d*)/g, '\u00a0');
}
