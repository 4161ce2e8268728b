import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { frameNamespaces } from '../../libs/i18n/codegen/frame-namespaces.mjs';
import { createSourceReader, findTextProblems, readSource } from './page-texts.mjs';

const top = fileURLToPath(new URL('../../', import.meta.url));
const source = (file) => `${top}apps/storefront/src/${file}`;
const keys = new Set(
  globSync('libs/i18n/src/messages/*/sv.json', { cwd: top }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(top + file, 'utf8'))),
  ),
);

it('every page, and every part that comes later, fetches the texts that it says and no others', () => {
  expect(findTextProblems(createSourceReader(keys), source('client/main.tsx'), frameNamespaces)).toEqual([]);
});

describe('what a file brings into a page', () => {
  const here = source('routes/a-file.ts');
  const read = (text) => readSource(here, text, new Set(['cart.heading', 'cart.refusal.stock', 'cart.refusal.gone']));

  it('is what it imports, but no types and no libraries', () => {
    const text = `
      import { fetchPage } from './pages.ts';
      import type { NewAddress } from './new-address.ts';
      import { type FormTable } from './forms.ts';
      import { observer } from 'mobx-react-lite';
      export { loadPage } from './load-page.ts';`;
    expect(read(text).imports).toEqual([source('routes/pages.ts'), source('routes/load-page.ts')]);
  });

  it('is each text that it says, also where the last part of its key is put in', () => {
    expect(read(`t('cart.heading'); const other = 'cart.nothing';`).keys).toEqual(['cart.heading']);
    expect(read('t(`cart.refusal.${kind}`)').keys).toEqual(['cart.refusal.stock', 'cart.refusal.gone']);
    expect(read(`type Key = 'cart.heading'`).keys).toEqual([]);
  });

  it('is what it fetches later, with the texts that are fetched beside it', () => {
    const text = `
      const Drawer = lazyPart(['cart'], async () => (await import('./forms.ts')).Drawer);
      const late = () => import('./load-page.ts');`;
    expect(read(text).later).toEqual([
      { file: source('routes/forms.ts'), namespaces: ['cart'] },
      { file: source('routes/load-page.ts'), namespaces: [] },
    ]);
  });
});

describe('a page', () => {
  const files = {
    entry: { imports: ['frame'], later: [{ file: 'page', namespaces: ['list'] }], keys: [] },
    frame: { imports: [], later: [], keys: ['shell.cart'] },
    page: { imports: ['card'], later: [{ file: 'drawer', namespaces: ['cart'] }], keys: ['shell.home'] },
    card: { imports: [], later: [], keys: ['list.count'] },
    drawer: { imports: ['card'], later: [], keys: ['cart.heading'] },
  };
  const problemsOf = (changed = {}) => findTextProblems((file) => ({ ...files, ...changed })[file], 'entry', ['shell']);

  it('may say the texts of the frame and its own, and a part of it those of both', () => {
    expect(problemsOf()).toEqual([]);
  });

  it.each([
    [
      'says a text that no page brings',
      { card: { ...files.card, keys: ['list.count', 'product.size'] } },
      "page says product.size: fetch the texts of 'product' with it",
    ],
    [
      'says in its frame what only a page brings',
      { frame: { ...files.frame, keys: ['list.count'] } },
      "entry says list.count: fetch the texts of 'list' with it",
    ],
    [
      'fetches what nobody says',
      { card: { ...files.card, keys: [] } },
      "page says nothing of 'list', which is fetched with it",
    ],
  ])('is found out where it %s', (_, changed, problem) => {
    expect(problemsOf(changed)).toContain(problem);
  });
});
