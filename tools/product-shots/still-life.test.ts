import { expect, it } from 'vitest';
import { shots } from './manifest.ts';
import { stillLifes } from './still-lifes/still-lifes.ts';

it('gives every picture a name of its own, whatever folder it is kept in', () => {
  const names = shots().map(({ fileName }) => fileName);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('frames only what is set out, and something of it', () => {
  const framed = stillLifes.flatMap(({ goods, frames }) =>
    frames.flatMap(({ only = [] }) => only.filter((name) => !goods.some(({ of }) => of === name))),
  );
  expect(framed).toEqual([]);
  const empty = shots().filter(({ options }) => Array.isArray(options?.['goods']) && options['goods'].length === 0);
  expect(empty).toEqual([]);
});
