import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compositions } from './compositions.ts';

const pictures = join(import.meta.dirname, '../../libs/merchant-api/pictures');

it('composes pictures of the content from product pictures that are there', () => {
  const missing = compositions.flatMap(({ fileName, of }) => [
    ...of.map((name) => join(pictures, 'product', name)),
    join(pictures, 'pagewidget', fileName),
  ]);
  expect(missing.filter((file) => !existsSync(file))).toEqual([]);
});
