import { expect, it } from 'vitest';
import { sizeNumbers } from './size-numbers.ts';

it.each([
  [
    'sizes',
    [
      { name: 'S', articleNumber: 'TRO-1-S' },
      { name: 'M', articleNumber: 'TRO-1-M' },
    ],
    ['S: TRO-1-S', 'M: TRO-1-M'],
  ],
  ['one size', [{ name: '-', articleNumber: 'KER-1' }], []],
  [
    'sizes without numbers',
    [
      { name: 'S', articleNumber: '' },
      { name: 'M', articleNumber: '' },
    ],
    [],
  ],
  [
    'too many sizes to look through',
    Array.from({ length: 41 }, (_, n) => ({ name: `${n}`, articleNumber: `N-${n}` })),
    [],
  ],
])('tells by which numbers a product is ordered in %s', (_, skus, said) => {
  expect(sizeNumbers(skus)).toEqual(said);
});
