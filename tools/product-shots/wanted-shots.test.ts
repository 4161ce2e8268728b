import { expect, it } from 'vitest';
import type { Shot } from './shot.ts';
import { wantedShots } from './wanted-shots.ts';

const mug: Shot = {
  fileName: 'mugg.avif',
  generator: 'mug',
  view: 'front',
  set: 'paper',
  colour: '#bf6d4c',
  seed: 7,
  alt: { sv: 'Mugg', nb: 'Krus' },
  folder: 'product',
  width: 960,
  height: 1200,
  samples: 16,
};
const taken = { fingerprint: 'mug 7', dominant: '#f6f1ea', alt: mug.alt };
const shelf = {
  lock: { 'mugg.avif': taken },
  hasFile: () => true,
  fingerprint: ({ generator, seed }: Shot) => `${generator} ${seed}`,
};

it('takes no picture again that is there and shows what it should', () => {
  expect(wantedShots([mug], shelf)).toEqual([]);
});

it.each([
  { why: 'its file is gone', of: { ...shelf, hasFile: () => false } },
  { why: 'it was drawn and never taken', of: { ...shelf, lock: {} } },
  { why: 'its generator has changed', of: { ...shelf, fingerprint: () => 'mug 8' } },
])('takes a picture when $why', ({ of }) => {
  expect(wantedShots([mug], of)).toEqual([mug]);
});
