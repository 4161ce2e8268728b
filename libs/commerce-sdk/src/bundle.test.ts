import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';

const ENTRY = 'entry.js';
const inBrowsers = [{ find: /^graphql$/, replacement: '@torg/commerce-sdk/graphql-without-parser' }];

/** What a browser would get of a script that is bundled from the package's entries. */
async function bundle(script: string, alias: typeof inBrowsers = inBrowsers): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? new URL('entry.js', import.meta.url).pathname : null),
    load: (id) => (id.endsWith('/src/entry.js') ? script : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: new URL('..', import.meta.url).pathname,
    plugins: [entry],
    resolve: { alias, conditions: ['@torg/source', ...defaultClientConditions] },
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: ENTRY } },
  });
  if (!('output' in result)) throw new Error('The bundler gave no output');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

const weigh = (script: string) => gzipSync(script, { level: 9 }).length;

/** The names of functions that the main entry takes from some folders. */
async function exportedFrom(folders: string): Promise<string[]> {
  const index = await readFile(new URL('index.ts', import.meta.url), 'utf8');
  const lines = index.matchAll(new RegExp(`^export \\{ (.+) \\} from './(?:${folders})/`, 'gm'));
  return [...lines].flatMap(([, names = '']) => names.split(', '));
}

/** Texts of GraphQL's parser and printer that survive minifying. */
const partsOfGraphql = ['Syntax Error: ', 'Invalid AST Node: '];

describe('client, catalogue and cart in one bundle', () => {
  const script = async () => {
    const names = ['createCommerceClient', ...(await exportedFrom('operations/catalogue|operations/cart'))];
    expect(names).toEqual(expect.arrayContaining(['getProduct', 'getProducts', 'getCart', 'addToCart']));
    return `import * as sdk from '@torg/commerce-sdk';\nglobalThis.used = [${names.map((name) => `sdk.${name}`).join(', ')}];`;
  };

  it('weigh at most 15.4 kB, with graphql-request and without GraphQL itself', async () => {
    const code = await bundle(await script());
    expect(partsOfGraphql.filter((part) => code.includes(part))).toEqual([]);
    expect(weigh(code)).toBeLessThanOrEqual(15_400);
  });

  it('carry GraphQL where nothing stands in for it, so that its absence can be told', async () => {
    const code = await bundle(await script(), []);
    expect(partsOfGraphql.filter((part) => code.includes(part))).toEqual(partsOfGraphql);
  });
});

describe('a bundle', () => {
  const entries = ['', '/domain', '/extensions', '/schema', '/search', '/subscriptions'].map(
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
