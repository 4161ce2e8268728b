import { expect, it } from 'vitest';
import { nearestToken } from './nearest-token.ts';

it.each([
  ['font.body', 'font.text'],
  ['action.primary.background', 'action.primary.ground'],
  ['surface.paper', 'surface.page'],
  ['acent', 'accent'],
  ['radius.cards', 'radius.card'],
])('whoever writes %s meant %s', (written, meant) => {
  expect(nearestToken(written)).toBe(meant);
});
