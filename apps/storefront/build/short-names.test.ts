import { expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

const root = new URL('../', import.meta.url);
const card = '../../libs/ui/src/commerce/product-card/product-card.css.ts';
const frame = 'src/layouts/root-layout.css.ts';

it('what a style sheet names is called the same in each build, however often the sheet is run', () => {
  const build = () => shortNames(root, ['src/', '../../libs/ui/src/']);
  const [one, other] = [build(), build()];
  const names = ['x0', 'x1', 'x0'].map((hash) => one({ hash, filePath: card }));
  other({ hash: 'y0', filePath: frame });
  expect(['x0', 'x1', 'x0'].map((hash) => other({ hash, filePath: card }))).toEqual(names);
  expect(names[0]).toBe(names[2]);
  expect(new Set([...names, one({ hash: 'y0', filePath: frame })]).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-xz][b-df-hj-np-tv-xz\d][\da-z]$/);
});

it('a style sheet that lies elsewhere is no part of the shop', () => {
  expect(() => shortNames(root, ['src/'])({ hash: 'x0', filePath: card })).toThrow(/none of the folders/);
});
