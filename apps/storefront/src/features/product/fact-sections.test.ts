import { expect, it } from 'vitest';
import { factSections } from './fact-sections.ts';

function parameter(identifier: string | null, value = 'some', show = true) {
  return { name: identifier ?? 'own', label: identifier ?? 'own', value, identifier, show };
}

const groups = [
  { parameterGroupId: 1, name: 'Fakta', parameters: [parameter(null), parameter('material'), parameter('x', '')] },
  { parameterGroupId: 2, name: 'Dolt', parameters: [parameter('secret', 'x', false)] },
  {
    parameterGroupId: 3,
    name: 'Näring',
    parameters: [parameter('nutrition.per', '100 g'), parameter('nutrition.fat')],
  },
  { parameterGroupId: 4, name: 'Säkerhet', parameters: [parameter('product-safety.warnings')] },
  { parameterGroupId: 5, name: 'Jämförpris', parameters: [parameter('unit-price.text')] },
];

it('keeps the groups of the specification, without what is hidden, empty or told elsewhere', () => {
  const { specification } = factSections(groups);
  expect(specification.map(({ name, parameters }) => [name, parameters.length])).toEqual([['Fakta', 2]]);
});

it('tells the nutrition apart from what it is told per', () => {
  const { nutrition } = factSections(groups);
  expect(nutrition.per).toBe('100 g');
  expect(nutrition.rows.map(({ identifier }) => identifier)).toEqual(['nutrition.fat']);
});

it('finds what there is to know of its safety', () => {
  expect(factSections(groups).safety).toHaveLength(1);
});
