import { expect, it } from 'vitest';
import { productFacts } from './product-facts.ts';

const fact = (identifier: string | null) => ({ name: '', label: '', value: '', identifier, show: true });
const groups = [
  { parameterGroupId: 1, name: 'Egenskaper', parameters: [fact(null), fact('material'), fact('nutritional')] },
  { parameterGroupId: 2, name: 'Näring', parameters: [fact('nutrition.per'), fact('nutrition.fat')] },
  { parameterGroupId: 3, name: 'Säkerhet', parameters: [fact('product-safety.warnings')] },
];

it('finds what a product says on a subject, in its order', () => {
  const found = (subject: Parameters<typeof productFacts>[1]) =>
    productFacts(groups, subject).map(({ identifier }) => identifier);
  expect(found('nutrition')).toEqual(['nutrition.per', 'nutrition.fat']);
  expect(found('product-safety')).toEqual(['product-safety.warnings']);
  expect(found('unit-price')).toEqual([]);
});
