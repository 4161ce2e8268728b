import { expect, it } from 'vitest';
import { kindOf, weigh } from './weigh.ts';

it.each([
  ['Document', 'text/html', 'html'],
  ['Script', 'text/javascript', 'script'],
  ['Other', 'text/javascript', 'script'],
  ['Stylesheet', 'text/css', 'css'],
  ['Font', 'application/octet-stream', 'font'],
  ['Other', 'font/woff2', 'font'],
  ['Image', 'image/avif', 'image'],
  ['Fetch', 'application/json', 'other'],
  ['Prefetch', 'text/html', 'other'],
])('a %s of %s counts as %s', (type, mime, kind) => {
  expect(kindOf(type, mime)).toBe(kind);
});

it('tells scripts that were asked for before the load event from all scripts', () => {
  const transfers = [
    { kind: 'html', startedAt: 10, bytes: 9_000 },
    { kind: 'script', startedAt: 10.2, bytes: 4_000 },
    { kind: 'script', startedAt: 11, bytes: 90_000 },
    { kind: 'image', startedAt: 10.5, bytes: 2_500 },
  ] as const;
  expect(weigh(transfers, 11)).toMatchObject({ html: 9_000, script: 94_000, scriptBeforeLoad: 4_000, image: 2_500 });
});
