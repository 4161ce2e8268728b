import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle } from './testing/bundle.ts';

const weigh = (script: string) => gzipSync(script, { level: 9 }).length;

/** The names of functions that the main entry takes from some folders. */
async function exportedFrom(folders: string): Promise<string[]> {
  const index = await readFile(new URL('index.ts', import.meta.url), 'utf8');
  const lines = index.matchAll(new RegExp(`^export \\{ (.+) \\} from './(?:${folders})/`, 'gm'));
  return [...lines].flatMap(([, names = '']) => names.split(', '));
}

const using = (names: readonly string[]) =>
  `import * as sdk from '@torg/commerce-sdk';\nglobalThis.used = [${names.map((name) => `sdk.${name}`).join(', ')}];`;

// Without an alias or a plugin, as any bundler does it.
describe('what a page gets (gzip)', () => {
  it.each([
    [['createCommerceClient'], 'a client, for a query of one’s own', 6_000],
    [['createCommerceClient', 'getChannels'], 'a client and one operation', 6_500],
    [['createCommerceClient', 'createCartSession', 'cartCalls'], 'a client and a cart session', 12_900],
  ])('of %j is %s, of at most %i bytes', async (names, _what, most) => {
    expect(weigh(await bundle(using(names)))).toBeLessThanOrEqual(most);
  });

  it('of all of catalogue and cart is at most 13.62 kB', async () => {
    const names = ['createCommerceClient', ...(await exportedFrom('operations/catalogue|operations/cart'))];
    expect(names).toEqual(expect.arrayContaining(['getProduct', 'getProducts', 'getCart', 'addToCart']));
    expect(weigh(await bundle(using(names)))).toBeLessThanOrEqual(13_620);
  });

  it('is of this package alone, so that an app has what version of GraphQL it likes', async () => {
    const manifest: Record<string, unknown> = JSON.parse(
      await readFile(new URL('../package.json', import.meta.url), 'utf8'),
    );
    expect(manifest['dependencies']).toBeUndefined();
    for (const text of ['Syntax Error: ', 'Invalid AST Node: ']) {
      expect(await bundle("import * as sdk from '@torg/commerce-sdk';\nglobalThis.used = sdk;")).not.toContain(text);
      expect(await bundle(graphqlRequest)).toContain(text);
    }
  });
});

const graphqlRequest = "import * as sdk from '@torg/commerce-sdk/graphql-request';\nglobalThis.used = sdk;";

describe('a bundle', () => {
  const entries = ['', '/domain', '/extensions', '/postal-codes', '/schema', '/search', '/subscriptions'].map(
    (name) => `@torg/commerce-sdk${name}`,
  );

  it.each(entries)('holds nothing of %s where nothing is used of it', async (entry) => {
    expect(await bundle(`import '${entry}';\nimport * as unused from '${entry}';`)).toBe('');
  });

  it('calls each error by the name of its class, which minifying takes from the class', async () => {
    const code = await bundle(`import * as sdk from '@torg/commerce-sdk';
      const errors = Object.entries(sdk).filter(([name]) => /^[A-Z].+Error$/.test(name) && name !== 'CommerceError');
      globalThis.named = errors.map(([name, Class]) => [name, new Class([]).name, String(new Class([])).split(':')[0]]);`);
    const page: { named?: [exported: string, ...told: string[]][] } = {};
    runInNewContext(code, page);
    expect(page.named).not.toEqual([]);
    for (const [exported, ...told] of page.named ?? [['none']]) expect(told).toEqual([exported, exported]);
  });

  it('holds one rule where one is used', async () => {
    const code = await bundle("import { checkAdd } from '@torg/commerce-sdk/domain';\nconsole.log(checkAdd(5, 3, 2));");
    expect(code).toContain('stock-limit');
    expect(code.length).toBeLessThan(500);
  });

  it('holds one operation and its document where one is used', async () => {
    const code = await bundle("import { getChannels } from '@torg/commerce-sdk';\nconsole.log(getChannels);");
    const documents = [...code.matchAll(/\b(?:query|mutation) (\w+)/g)].map(([, name]) => name);
    expect(documents).toEqual(['Channels']);
    expect(code).not.toContain('x-idempotency-key');
  });
});
