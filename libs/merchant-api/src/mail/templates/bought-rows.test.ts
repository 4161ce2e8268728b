import { expect, it } from 'vitest';
import { packageContents } from './bought-rows.ts';

it('names what lies in a package, with its number where it has one', () => {
  const mug = { quantity: 2, name: 'Mugg', articleNumber: 'MUG-1' };
  const bag = { quantity: 1, name: 'Påse', articleNumber: '' };
  expect(packageContents([mug, bag])).toBe('2 × Mugg (MUG-1); 1 × Påse');
});
