import { expect, it } from 'vitest';
import { findUntagged } from './find-untagged.mjs';

it('accepts a project with one known tag', () => {
  expect(findUntagged([{ name: '@torg/ui', nx: { tags: ['type:ui'] } }])).toEqual([]);
});

it.each([
  ['no nx part', {}, /it has none$/],
  ['an unknown tag', { nx: { tags: ['type:misc'] } }, /it has type:misc$/],
  ['two tags', { nx: { tags: ['type:ui', 'type:core'] } }, /it has type:ui, type:core$/],
])('refuses a project with %s', (_, part, problem) => {
  expect(findUntagged([{ name: '@torg/ui', ...part }])).toEqual([expect.stringMatching(problem)]);
});
