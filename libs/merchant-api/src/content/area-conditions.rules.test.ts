import { describe, expect, it } from 'vitest';
import { chooseContent, readConditions, type Condition } from './area-conditions.rules.ts';

const candidate = (name: string, conditions: Condition[], position = 1, isDraft = false) => ({
  name,
  conditions,
  position,
  isDraft,
});
const everywhere = candidate('everywhere', [], 1);
const mugs = candidate('mugs', [{ key: 'Category', value: '7' }], 2);
const mugsOfLera = candidate(
  'mugs of Lera',
  [
    { key: 'Category', value: '7' },
    { key: 'Brand', value: '1' },
  ],
  3,
);
const twoCategories = candidate(
  'two categories',
  [
    { key: 'Category', value: '8' },
    { key: 'Category', value: '9' },
  ],
  4,
);
const all = [everywhere, mugs, mugsOfLera, twoCategories];

describe('an area', () => {
  it.each([
    ['everywhere', []],
    ['everywhere', [{ key: 'Category', value: '1' }]],
    ['mugs', [{ key: 'Category', value: '7' }]],
    [
      'mugs of Lera',
      [
        { key: 'Brand', value: '1' },
        { key: 'Category', value: '7' },
      ],
    ],
    ['two categories', [{ key: 'Category', value: '9' }]],
    [
      'two categories',
      [
        { key: 'Category', value: '1' },
        { key: 'Category', value: '8' },
      ],
    ],
  ] as [string, Condition[]][])('shows "%s" at %j', (name, place) => {
    expect(chooseContent(all, place)?.name).toBe(name);
  });

  it('shows nothing where nothing fits', () => {
    expect(chooseContent([mugs], [])).toBeNull();
  });

  it('shows a draft before what is published, and of two alike the first', () => {
    const draft = candidate('draft', [], 9, true);
    expect(chooseContent([...all, draft], [{ key: 'Category', value: '7' }])?.name).toBe('draft');
    expect(chooseContent([candidate('second', [], 2), candidate('first', [], 1)], [])?.name).toBe('first');
  });
});

describe('filters', () => {
  it('are known in any case of letters', () => {
    const read = readConditions([{ key: 'category', value: '7' }]);
    expect(read).toEqual({ ok: true, conditions: [{ key: 'Category', value: '7' }] });
  });
});
