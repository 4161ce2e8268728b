import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const top = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(`${top}${file}`, 'utf8');

/** Texts whose words are settled, and whose pages are not built yet. */
const awaited = ['validation.'];

/** The texts of some folders that no source says. */
function unsaidOf(messages, code) {
  const keys = globSync(messages, { cwd: top }).flatMap((file) => Object.keys(JSON.parse(read(file))));
  const sources = globSync(code, { cwd: top })
    .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file))
    .map(read);
  // A key stands in the code as it is, or with a part put in: the last one, or the one before it.
  const isSaid = (key) => {
    const [, start, last] = /^(.+\.)[\w-]+\.([\w-]+)$/.exec(key) ?? [];
    const within = start && new RegExp(`\`${RegExp.escape(start)}\\$\\{[^}]+\\}\\.${RegExp.escape(last)}\``);
    const open = `\`${key.replace(/[\w-]+$/, '${')}`;
    return sources.some(
      (source) =>
        source.includes(`'${key}'`) ||
        source.includes(`"${key}"`) ||
        source.includes(open) ||
        (within && within.test(source)),
    );
  };
  return keys.filter((key) => !isSaid(key));
}

it('every text of mails, receipts and pages of the API is said somewhere', () => {
  expect(unsaidOf('libs/merchant-api/src/**/messages/sv.json', 'libs/merchant-api/src/**/*.ts')).toEqual([]);
});

it('every text of the shop is said somewhere', () => {
  const unsaid = unsaidOf('libs/i18n/src/messages/*/sv.json', 'apps/storefront/src/**/*.{ts,tsx}');
  const isAwaited = (key) => awaited.some((start) => key.startsWith(start));
  expect(unsaid.filter((key) => !isAwaited(key))).toEqual([]);
  // Whoever builds a page takes its texts off the list.
  expect(awaited.filter((start) => !unsaid.some((key) => key.startsWith(start)))).toEqual([]);
});
