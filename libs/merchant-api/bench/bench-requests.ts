import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse, print, separateOperations } from 'graphql';

/** One query with its values, as a client sends it. */
export interface BenchRequest {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** A kind of request: its name, the time that 99 of 100 must keep, and requests that differ as visitors' do. */
export interface BenchCase {
  name: string;
  limitMs: number;
  requests: readonly BenchRequest[];
}

const facetFields = `filters {
  price { lowest highest }
  facets { filterId type group label order values { _id facetId parentId label url order count hidden } }
}`;

/** The documents that the shop sends; its list asks for the filters in one go here. */
async function readDocuments() {
  const folder = new URL('../../commerce-sdk/src/operations/catalogue/', import.meta.url);
  const read = (name: string) => readFile(fileURLToPath(new URL(name, folder)), 'utf8');
  const fragments = await read('product.fragment.graphql');
  const list = (await read('get-products.graphql')).replace(/\bcount\b/, `count ${facetFields}`);
  return {
    product: withUsedFragments(`${await read('get-product.graphql')}\n${fragments}`),
    list: withUsedFragments(`${list}\n${fragments}`),
  };
}

/** Leaves out the fragments that the one operation of a document does not use; a server refuses them. */
function withUsedFragments(document: string): string {
  const [operation] = Object.values(separateOperations(parse(document)));
  if (!operation) throw new Error('The document holds no operation');
  return print(operation);
}

interface Facet {
  type: string;
  values: { facetId: string; count: number }[];
}

/** Asks one question. */
export type Ask = (
  request: BenchRequest,
) => Promise<{ products: { products: { alias: string; name: string }[]; filters: { facets: Facet[] } } }>;

const variants = 400;

/** Makes the cases out of what the catalogue holds, the same ones each time. */
export async function makeCases(ask: Ask): Promise<BenchCase[]> {
  const documents = await readDocuments();
  const list = (filter: object, rest: object = {}) => ({
    query: documents.list,
    variables: { take: 24, filter: { sort: 'LATEST', ...filter }, ...rest },
  });
  const { products } = await ask({ ...list({}), variables: { take: 200, skip: 0, filter: { sort: 'ALPHABETICAL' } } });
  const chosen = valuesByType(products.filters.facets);
  const times = <Item>(make: (index: number) => Item) => Array.from({ length: variants }, (_, index) => make(index));
  const aliases = products.products.map(({ alias }) => alias);
  const words = [...new Set(products.products.flatMap(({ name }) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []))];
  return [
    {
      name: 'product by alias',
      limitMs: 15,
      requests: times((index) => ({ query: documents.product, variables: { alias: pick(aliases, index) } })),
    },
    {
      name: 'list of 24, all facets',
      limitMs: 80,
      requests: times((index) => list({ include: [pick(chosen.Category, index)] }, { skip: (index % 10) * 24 })),
    },
    {
      name: 'the same, three filters',
      limitMs: 80,
      requests: times((index) =>
        list({
          facets: [pick(chosen.Brand, index), pick(chosen.Price, index * 7), pick(chosen.StockStatus, index * 3)],
          filterMode: 'BY_GROUP',
          sort: index % 2 === 0 ? 'PRICE' : 'MOST_SOLD',
        }),
      ),
    },
    {
      name: 'search',
      limitMs: 80,
      requests: times((index) => list({ searchText: pick(words, index), sort: 'RELEVANCE' })),
    },
  ];
}

function valuesByType(facets: readonly Facet[]): Record<'Category' | 'Brand' | 'Price' | 'StockStatus', string[]> {
  const of = (type: string) =>
    facets.filter((facet) => facet.type === type).flatMap(({ values }) => values.map(({ facetId }) => facetId));
  return { Category: of('Category'), Brand: of('Brand'), Price: of('Price'), StockStatus: of('StockStatus') };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The catalogue holds too little to measure with');
  return item;
}
