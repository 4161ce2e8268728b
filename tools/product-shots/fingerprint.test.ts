import { expect, it } from 'vitest';
import { fingerprint, sourcesOf } from './fingerprint.ts';
import { shots } from './manifest.ts';
import type { Shot } from './shot.ts';

const shotOf = (name: string): Shot => {
  const shot = shots().find(({ fileName }) => fileName === name);
  if (!shot) throw new Error(`${name} is not photographed`);
  return shot;
};
const jam = shotOf('sylt-skog-hjortron-front.avif');
const table = shotOf('koket.avif');

it('takes no picture again because it says something else, or is kept elsewhere', () => {
  expect(fingerprint({ ...jam, alt: { sv: 'Sylt', nb: 'Sylt' }, folder: 'campaign' })).toBe(fingerprint(jam));
});

it.each<[string, Partial<Shot>]>([
  ['its colour', { colour: '#000000' }],
  ['its generator', { generator: 'tin' }],
  ['where it is taken', { set: 'table' }],
  ['what it is told', { options: { lid: 'red' } }],
  ['what is printed on it', { labels: { front: { brand: 'Skog', title: 'Blåbär', small: '300 G' } } }],
  ['its finish', { samples: 32 }],
])('takes a picture again when %s has changed', (_what, change) => {
  expect(fingerprint({ ...jam, ...change })).not.toBe(fingerprint(jam));
});

it('takes a still life again when its goods have changed', () => {
  const goods = table.options?.['goods'] as { make: object }[]; // stillLifeShots makes it so
  const repainted = goods.map((one) => ({ ...one, make: { ...one.make, colour: '#000000' } }));
  expect(fingerprint({ ...table, options: { ...table.options, goods: repainted } })).not.toBe(fingerprint(table));
});

it('takes a picture again when something that its generator is built of has changed, however far down', () => {
  const sources = sourcesOf(['products/teapot']);
  expect(sources).toEqual(expect.arrayContaining(['products/cup_pair', 'materials/glaze', 'shapes/handle']));
  expect(sourcesOf(['products/gift_set'])).toContain('products/jar');
});
