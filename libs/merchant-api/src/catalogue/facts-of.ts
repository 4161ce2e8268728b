import { nutritionFacts } from './nutrition-facts.ts';
import { safetyFacts } from './safety-facts.ts';
import type { SeedBrand, SeedFamily } from './seed-types.ts';
import type { SeededFact } from './seeded-fact.ts';

/** Everything that a seed says about a family, in its order; `brand` says who makes it unless the family does. */
export function factsOf(family: SeedFamily, brand: SeedBrand | undefined): SeededFact[] {
  return [
    ...family.parameters.map((parameter) => ({ ...parameter, group: 'facts' as const })),
    ...foodFacts(family),
    ...(family.food?.nutrition ? nutritionFacts(family.food.nutrition) : []),
    // A code by mail is no goods that anybody could come to harm by.
    ...(family.type === 'giftcard' ? [] : safetyFacts(family.safety, brand)),
  ];
}

function foodFacts({ food }: SeedFamily): SeededFact[] {
  const facts = [
    { key: 'ingredients', label: { sv: 'Ingredienser', nb: 'Ingredienser' }, value: food?.ingredients },
    { key: 'daily-dose', label: { sv: 'Rekommenderad daglig dos', nb: 'Anbefalt døgndose' }, value: food?.dailyDose },
    { key: 'advice', label: { sv: 'Bra att veta', nb: 'Greit å vite' }, value: food?.advice },
  ];
  return facts.flatMap(({ key, label, value }) =>
    value ? [{ group: 'food' as const, key: `food.${key}`, label, value }] : [],
  );
}
