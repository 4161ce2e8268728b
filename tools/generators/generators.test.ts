import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FsTree, flushChanges } from 'nx/src/generators/tree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentGenerator } from './component/component-generator.ts';
import { operationGenerator } from './operation/operation-generator.ts';
import { pageGenerator, whatIsLeft } from './page/page-generator.ts';
import { copyWorkspace } from './workspace-copy.ts';

const workspace = copyWorkspace();
const { folder } = workspace;
const tree = () => new FsTree(folder, false);

/** Lets a generator write into the copy, and tells what it made and what it changed. */
async function run(generate: (tree: FsTree) => Promise<unknown>) {
  const changes = tree();
  await generate(changes);
  const listed = changes.listChanges();
  flushChanges(folder, listed);
  const pathsOf = (type: string) => listed.filter((change) => change.type === type).map(({ path }) => path);
  return { made: pathsOf('CREATE').sort(), changed: pathsOf('UPDATE').sort() };
}

/** Runs a program of Node in a folder of the copy. What it says is told where it fails. */
async function node(script: string, { args = [] as string[], cwd = '.' } = {}): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST$)/.test(name)),
  );
  const running = promisify(execFile)(process.execPath, [join(folder, script), ...args], {
    cwd: join(folder, cwd),
    env,
  });
  await running.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => expect.fail(stdout + stderr));
}

let page: Awaited<ReturnType<typeof run>>;
let operation: typeof page;
let component: typeof page;
let withOwnEntry: typeof page;

beforeAll(async () => {
  page = await run((changes) =>
    pageGenerator(changes, {
      name: 'gift-wishes',
      sv: '/onskelistor',
      nb: '/onskelister',
      titleSv: 'Önskelistor',
      titleNb: 'Ønskelister',
      form: true,
    }),
  );
  await run((changes) =>
    pageGenerator(changes, {
      name: 'account-gifts',
      sv: '/mina-sidor/gavor',
      nb: '/min-konto/gaver',
      feature: 'account',
    }),
  );
  operation = await run((changes) =>
    operationGenerator(changes, { name: 'get-brand-words', field: 'brands', domain: 'catalogue' }),
  );
  await run((changes) =>
    operationGenerator(changes, { name: 'get-category-words', field: 'category', domain: 'words' }),
  );
  component = await run((changes) =>
    componentGenerator(changes, {
      name: 'gift-tag',
      group: 'commerce',
      says: 'What a gift is worth.',
      sv: 'Presentkort',
      nb: 'Gavekort',
    }),
  );
  const said = { says: 'How a gift is wrapped.', sv: 'Presentpapper', nb: 'Gavepapir' };
  withOwnEntry = await run(async (changes) => {
    await componentGenerator(changes, { name: 'gift-wrap', group: 'checkout', ...said });
    await componentGenerator(changes, { name: 'gift-card-dialog', group: 'overlays', ...said });
    await componentGenerator(changes, { name: 'gift-menu', group: 'menus', ...said });
  });
  await Promise.all([node('libs/i18n/codegen.mjs'), node('libs/commerce-sdk/codegen.mjs')]);
}, 300_000);

afterAll(() => workspace.remove());

describe('what is made', () => {
  it('of a page with a form lies in one folder, and is listed wherever pages are', () => {
    expect(page.made).toEqual([
      'apps/storefront/src/features/gift-wishes/gift-wishes-form.tsx',
      'apps/storefront/src/features/gift-wishes/gift-wishes-page.tsx',
      'apps/storefront/src/features/gift-wishes/gift-wishes.form.test.ts',
      'apps/storefront/src/features/gift-wishes/gift-wishes.form.ts',
      'apps/storefront/src/features/gift-wishes/gift-wishes.route.test.ts',
      'apps/storefront/src/features/gift-wishes/gift-wishes.route.tsx',
      'libs/i18n/src/messages/gift-wishes/nb.json',
      'libs/i18n/src/messages/gift-wishes/sv.json',
    ]);
    expect(page.changed).toEqual([
      'apps/storefront/src/routes/forms.ts',
      'apps/storefront/src/routes/pages.ts',
      'libs/market-routing/src/routes/shop-routes.test.ts',
      'libs/market-routing/src/routes/shop-routes.ts',
      'tools/checks/first-load-budgets.mjs',
    ]);
  });

  it('of an operation lies beside the others of its domain, with a note for users of the SDK', () => {
    const own = 'libs/commerce-sdk/src/operations/catalogue/get-brand-words';
    expect(operation.made).toEqual(['.changeset/get-brand-words.md', `${own}.graphql`, `${own}.test.ts`, `${own}.ts`]);
  });

  it('of a component are its five files, and it is listed wherever components are', () => {
    const own = 'libs/ui/src/commerce/gift-tag/gift-tag';
    expect(component.made).toEqual([
      `${own}.css.ts`,
      `${own}.guidance.ts`,
      `${own}.stories.tsx`,
      `${own}.test.tsx`,
      `${own}.tsx`,
    ]);
    expect(component.changed).toEqual([
      'libs/ui/src/__snapshots__/public-names.test.ts.snap',
      'libs/ui/src/index.ts',
      'libs/ui/src/testing/every-component.tsx',
      'libs/ui/src/testing/texts-longest.ts',
      'libs/ui/src/testing/texts-nb.ts',
      'libs/ui/src/testing/texts-sv.ts',
      'libs/ui/src/welcome.mdx',
    ]);
  });

  it('of a component whose group has an entry of its own is offered by that alone', () => {
    expect(withOwnEntry.changed).toEqual([
      'libs/ui/src/__snapshots__/public-names.test.ts.snap',
      'libs/ui/src/checkout/index.ts',
      'libs/ui/src/menus/index.ts',
      'libs/ui/src/overlays/index.ts',
      'libs/ui/src/testing/checkout/checkout-texts-longest.ts',
      'libs/ui/src/testing/checkout/checkout-texts-nb.ts',
      'libs/ui/src/testing/checkout/checkout-texts-sv.ts',
      'libs/ui/src/testing/checkout/every-checkout-part.tsx',
      'libs/ui/src/testing/every-overlay.tsx',
      'libs/ui/src/testing/texts-longest.ts',
      'libs/ui/src/testing/texts-nb.ts',
      'libs/ui/src/testing/texts-sv.ts',
      'libs/ui/src/welcome.mdx',
    ]);
  });

  it('of a page with a form tells by ear that the form is done', () => {
    const form = tree().read('apps/storefront/src/features/gift-wishes/gift-wishes-form.tsx', 'utf8');
    expect(form).toContain('<Announcement of={answer}>{said}</Announcement>');
  });

  // Each is a program of its own, so two run at a time.
  it.concurrent('fits together in its types', { timeout: 300_000 }, async () => {
    const compilerOptions = {
      noEmit: true,
      emitDeclarationOnly: false,
      composite: false,
      jsx: 'react-jsx',
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['node', 'vite/client'],
    };
    const typed = [page, operation, component, withOwnEntry]
      .flatMap(({ made, changed }) => [...made, ...changed])
      .filter((file) => /\.tsx?$/.test(file));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files: typed }),
    );
    await node('node_modules/typescript/bin/tsc', { args: ['-p', '.'] });
  });

  it.concurrent.each([
    [
      'apps/storefront',
      ['src/features/gift-wishes', 'src/features/account', 'src/routes'],
      'the page says|takes|giftWishes|accountGifts|the form gift',
    ],
    ['libs/market-routing', ['src/routes/shop-routes.test.ts'], '.'],
    ['libs/i18n', ['src/messages/messages.test.mjs'], '.'],
    ['tools/checks', ['page-texts.test.mjs', 'unused-texts.test.mjs'], 'every'],
    ['libs/commerce-sdk', ['src/operations', 'src/entries.test.ts'], 'Words|the client and its operations'],
    [
      'libs/ui',
      [
        '--project=ui-unit',
        ...['commerce/gift-tag', 'checkout/gift-wrap', 'overlays/gift-card-dialog', 'menus/gift-menu'].map(
          (own) => `src/${own}`,
        ),
        ...['public-components', 'server-rendering', 'welcome'].map((every) => `src/${every}.test`),
      ],
      '.',
    ],
  ])(
    'passes its tests, and those that know all of its kind, in %s',
    { timeout: 300_000 },
    async (cwd, files, named) => {
      await node('node_modules/vitest/vitest.mjs', { args: ['run', ...files, `--testNamePattern=${named}`], cwd });
    },
  );
});

describe('who asks', () => {
  it.each(['page', 'operation', 'component'])('for help with the kind %s is told what it is', (kind) => {
    const { generators } = JSON.parse(readFileSync(new URL('generators.json', import.meta.url), 'utf8'));
    const schema = JSON.parse(readFileSync(new URL(`${kind}/schema.json`, import.meta.url), 'utf8'));
    expect(schema.description).toBe(generators[kind].description);
  });

  it('for a page is told what is left to do', () => {
    const left = whatIsLeft('giftWishes', { name: 'gift-wishes', feature: 'gifts', form: true });
    expect(left.split('\n').slice(2)).toEqual([
      '1. write its texts in libs/i18n/src/messages/gifts, then: npx nx run @torg/i18n:codegen',
      '2. say what the form does: `act` in apps/storefront/src/features/gifts/gift-wishes.form.ts',
      "3. link to it by href('giftWishes') from where visitors look for it; the demo's menus: libs/demo-shop/src/content/menus.ts",
    ]);
    expect(whatIsLeft('x', { name: 'x', feature: 'x', form: false })).not.toContain('act');
  });
});

describe('refused is', () => {
  it.each([
    [
      'an address that another page has',
      () => pageGenerator(tree(), { name: 'x', sv: '/varukorg', nb: '/kurv' }),
      /another page/,
    ],
    ['a page that is there', () => pageGenerator(tree(), { name: 'favourites', sv: '/x', nb: '/y' }), /already/],
    [
      'a query that the contract has not',
      () => operationGenerator(tree(), { name: 'get-x', field: 'gifts', domain: 'x' }),
      /no query gifts, but brands/,
    ],
    [
      'a deprecated query',
      () => operationGenerator(tree(), { name: 'get-x', field: 'getCheckout', domain: 'x' }),
      /deprecated/,
    ],
    [
      'the name of another operation',
      () => operationGenerator(tree(), { name: 'get-brands', field: 'brands', domain: 'x' }),
      /something else/,
    ],
    [
      'a component that is there',
      () => componentGenerator(tree(), { name: 'price-tag', group: 'commerce', says: '', sv: '', nb: '' }),
      /already/,
    ],
  ])('%s', async (_what, generate, reason) => {
    await expect(generate()).rejects.toThrow(reason);
  });
});
