import { setTimeout as wait } from 'node:timers/promises';
import { demoPictures, demoShop } from '@torg/demo-shop';
import { generateCatalogue } from '@torg/demo-shop/generate';
import { createMerchantApi } from '@torg/merchant-api';
import { withShopDatabase } from '@torg/merchant-api/feed';
import { startPrivatePostgres } from '@torg/merchant-api/testing/postgres';
import { parse, print, separateOperations, visit } from 'graphql';
import { readListQuery, writeListQuery, type ListSelection } from '@torg/commerce-sdk/domain';
import { readConfig } from '../src/config/read-config.ts';
import { readBuiltAssets } from '../src/server/built-assets.ts';
import { createShop } from '../src/server/create-shop.ts';
import type { EmbeddedApi } from '../src/server/embedded-api.ts';
import { workspacePath } from '../src/server/workspace-path.ts';

const clock = { now: () => Date.now() };
const report = (error: unknown) => console.error(error);
const rounds = 10;
const listsPerRound = 60;
const orders = ['PRICE', 'PRICE_DESC', 'LATEST', 'ALPHABETICAL'] as const;

/**
 * What the filters of a list cost: the processor time of a page of 20 products with them, and of the same page whose list is
 * asked for without, over an API in the same process that holds a large catalogue. No list is asked for twice by one shop.
 */
export async function measureFacets(options: { products: number; database: string | undefined }): Promise<void> {
  const postgres = options.database === undefined ? await startPrivatePostgres() : null;
  const databaseUrl = options.database ?? postgres?.url;
  if (databaseUrl === undefined)
    throw new Error("PostgreSQL's programs (initdb, postgres) are not installed; name a server by --database");
  try {
    if (postgres) await fill(databaseUrl, options.products);
    await measure(databaseUrl);
  } finally {
    await postgres?.stop();
  }
}

async function fill(databaseUrl: string, products: number): Promise<void> {
  console.log(`Making ${products.toLocaleString('en-GB')} products …`);
  await withShopDatabase({ databaseUrl }, async (db) => {
    await generateCatalogue(db, { clock, products, seed: 1, onProgress: () => {} });
  });
}

async function measure(databaseUrl: string): Promise<void> {
  const config = readConfig({});
  if (config.merchantApi.kind !== 'embedded') throw new Error('The benchmark runs against the embedded API');
  const { apiKey } = config.merchantApi;
  const newId = () => crypto.randomUUID();
  const picturesDir = workspacePath(demoPictures);
  const api = await createMerchantApi({
    ...{ apiKey, clock, report, databaseUrl, picturesDir, randomId: newId, checkListsEvery: 3_600_000 },
    ...{ profile: demoShop.profile, content: demoShop.content },
  });
  const assetsFor = await readBuiltAssets();
  const open = (apiFetch: typeof fetch) => createShop({ config, api: null, apiFetch, assetsFor, newId, report });
  const asked: typeof fetch = (input, init) => api.fetch(new Request(input, init));
  const [full, bare] = [await open(asked), await open(withoutFacets(api))];
  for (const [name, lists] of Object.entries(await readLists(api, apiKey))) {
    const withFacets = await measureRounds((path) => render(full, path), lists);
    const without = await measureRounds((path) => render(bare, path), lists);
    const ms = (value: number) => `${value.toFixed(2)} CPU ms`;
    const times = (withFacets / without).toFixed(2);
    console.log(`${name}: ${ms(withFacets)} with its facets, ${ms(without)} without, ${times} times (goal 2.5)`);
  }
  await api.close();
}

/** CPU ms a page, in the best of several rounds, since what else a machine does can only make a round worse. */
async function measureRounds(renderPage: (path: string) => Promise<void>, lists: readonly string[]): Promise<number> {
  let next = 0;
  let best = Infinity;
  for (let round = 0; round < rounds + 2; round += 1) {
    const before = process.cpuUsage();
    for (let n = 0; n < listsPerRound; n += 1) await renderPage(lists[next++ % lists.length] ?? '/');
    const { user, system } = process.cpuUsage(before);
    if (round > 1) best = Math.min(best, (user + system) / 1000 / listsPerRound);
  }
  return best;
}

async function render(shop: Awaited<ReturnType<typeof createShop>>, path: string): Promise<void> {
  const answer = await shop.fetch(new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } }));
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}

/** Lists to look at, by what they are. Numbers of a filter are counted once for a category, and anew for each choice. */
async function readLists(api: EmbeddedApi, apiKey: string): Promise<Record<string, string[]>> {
  const query = `{ categories { canonicalUrl }
    products(take: 1, filter: {}) { filters { facets { type values { facetId label } } } } }`;
  const data = await ask(api, { apiKey, query });
  const categories = data.categories.map(({ canonicalUrl }) => canonicalUrl);
  const { facets } = data.products.filters;
  const of = (type: string) =>
    facets.filter((facet) => facet.type === type).flatMap(({ values }) => values.map(asSelected));
  const [brands, prices] = [of('Brand'), of('Price')];
  const addressOf = (path: string, chosen: Partial<ListSelection>) =>
    `${path}?${writeListQuery({ ...readListQuery(new URLSearchParams()), ...chosen })}`;
  const pages = [1, 2, 3].flatMap((page) => orders.map((sort) => ({ page, sort })));
  const choices = brands.flatMap((brand, index) => ({ brands: [brand], price: prices.slice(index % prices.length) }));
  return {
    'pages of a category': pages.flatMap((page) => categories.map((path) => addressOf(path, page))),
    'a brand and prices chosen': choices.flatMap((chosen) => categories.map((path) => addressOf(path, chosen))),
  };
}

interface Catalogue {
  categories: { canonicalUrl: string }[];
  products: { filters: { facets: { type: string; values: { facetId: string; label: string }[] }[] } };
}

/** The first list reads the whole catalogue, for which the deadline of a request is short: it is asked for until it comes. */
async function ask(api: EmbeddedApi, { apiKey, query }: { apiKey: string; query: string }): Promise<Catalogue> {
  const headers = { 'content-type': 'application/json', 'x-apikey': apiKey };
  const body = JSON.stringify({ query });
  for (let attempt = 1; ; attempt += 1) {
    const answer = await api.fetch(new Request('http://api/graphql', { method: 'POST', headers, body }));
    const { data, errors }: { data?: Catalogue; errors?: unknown } = await answer.json();
    if (data) return data;
    if (attempt === 10) throw new Error(JSON.stringify(errors));
    await wait(1_000);
  }
}

const asSelected = ({ facetId, label }: { facetId: string; label: string }) => ({ id: facetId, label });

/** Asks for lists without their facets, and answers as if there were none. */
function withoutFacets(api: EmbeddedApi): typeof fetch {
  const written = new Map<string, string>();
  const bareOf = (query: string) => {
    const bare = written.get(query) ?? dropFacets(query);
    written.set(query, bare);
    return bare;
  };
  return async (input, init) => {
    const body = String(init?.body);
    if (!body.includes('query FilteredProducts(')) return api.fetch(new Request(input, init));
    const { query, ...rest }: { query: string } = JSON.parse(body);
    const request = new Request(input, { ...init, body: JSON.stringify({ ...rest, query: bareOf(query) }) });
    const text = await (await api.fetch(request)).text();
    const answer = text.replace('"count"', '"filters":{"price":null,"facets":[]},"count"');
    return new Response(answer, { headers: { 'content-type': 'application/json' } });
  };
}

function dropFacets(query: string): string {
  const bare = visit(parse(query), { Field: ({ name }) => (name.value === 'filters' ? null : undefined) });
  const [operation] = Object.values(separateOperations(bare));
  if (!operation) throw new Error('The list asks for nothing');
  return print(operation);
}
