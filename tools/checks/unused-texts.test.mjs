import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const top = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(`${top}${file}`, 'utf8');

it('every text of the shop is said somewhere', () => {
  const keys = globSync('libs/i18n/src/messages/*/sv.json', { cwd: top }).flatMap((file) =>
    Object.keys(JSON.parse(read(file))),
  );
  const sources = globSync('apps/storefront/src/**/*.{ts,tsx}', { cwd: top })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map(read);
  // A key stands in the code as it is, or its last part is put in.
  const isSaid = (key) =>
    sources.some((source) => source.includes(`'${key}'`) || source.includes(`\`${key.replace(/[\w-]+$/, '${')}`));
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});
