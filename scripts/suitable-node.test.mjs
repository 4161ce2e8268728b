import { expect, it } from 'vitest';
import { isSuitable } from './suitable-node.mjs';

it.each(['22.18.0', '22.19.1', '24.0.0', '26.10.0'])('takes Node %s', (version) =>
  expect(isSuitable(version)).toBe(true),
);
it.each(['18.20.8', '20.20.2', '22.9.0', '22.17.1'])('refuses Node %s', (version) =>
  expect(isSuitable(version)).toBe(false),
);
