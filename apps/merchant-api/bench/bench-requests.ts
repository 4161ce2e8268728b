import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse, print, separateOperations } from 'graphql';
import { createDraw, evenChoice, zipfChoice, type Draw } from './visitor-choice.ts';

/** One query with its values, as a client sends it. */
export interface BenchRequest {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** A kind of request: its name, the time that 99 of 100 must keep, and what is asked one after the other. */
export interface BenchCase {
  name: string;
  limitMs: number;
  /** The next request of visitors, who ask for some things far more often than for others. */
  asVisitors(): BenchRequest;
  /** The next request of a crawler, of which no two are the same, so that no kept answer fits. */
  eachNew(): BenchRequest;
}

const facetFields = `filters {
  price { lowest highest }
  facets { filterId type group label order values { _id facetId parentId label url order count hidden } }
}`;

/** The documents that the shop sends; its list asks for the filters in one go here. */
async function readDocuments() {
  const folder = new URL('../../../libs/commerce-sdk/src/operations/catalogue/', import.meta.url);
  const read = (name: string) => readFile(fileURLToPath(new URL(name, folder)), 'utf8');
  const fragments = await readFragments();
  const list = (await read('get-products.graphql')).replace(/\bcount\b/, `count ${facetFields}`);
  return {
    product: withUsedFragments(`${await read('get-product.graphql')}\n${fragments}`),
    list: withUsedFragments(`${list}\n${fragments}`),
  };
}

/** All fragments of the shop's documents. */
export async function readFragments(): Promise<string> {
  const cwd = fileURLToPath(new URL('../../../libs/commerce-sdk/src/operations/', import.meta.url));
  const texts: string[] = [];
  for await (const file of glob('**/*.fragment.graphql', { cwd })) texts.push(await readFile(`${cwd}${file}`, 'utf8'));
  return texts.join('\n');
}

/** Leaves out the fragments that the one operation of a document does not use; a server refuses them. */
export function withUsedFragments(document: string): string {
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

/** How to choose among things: as visitors do, or each with the same chance. */
type Choice = <Item>(items: readonly Item[], draw: Draw) => () => Item;

/** What requests are made of: the things that can be asked for, the most wanted first. */
interface Catalogue {
  aliases: readonly string[];
  words: readonly string[];
  facets: Record<'Category' | 'Brand' | 'Price' | 'StockStatus', readonly string[]>;
}

/** Makes the cases out of what the catalogue holds, the same ones each time. */
export async function makeCases(ask: Ask): Promise<BenchCase[]> {
  const documents = await readDocuments();
  const { aliases, words, facets } = await readCatalogue(ask, documents.list);
  const sorts = ['PRICE', 'MOST_SOLD', 'LATEST'];
  const pages = Array.from({ length: 10 }, (_, page) => page * 24);
  const list = (filter: object, skip = 0): BenchRequest => ({
    query: documents.list,
    variables: { take: 24, skip, filter: { sort: 'LATEST', ...filter } },
  });
  return [
    caseOf('product by alias', 15, (choose, draw) => {
      const alias = choose(aliases, draw);
      return () => ({ query: documents.product, variables: { alias: alias() } });
    }),
    caseOf('list of 24, all facets', 80, (choose, draw) => {
      const [category, skip, sort] = [choose(facets.Category, draw), choose(pages, draw), choose(sorts, draw)];
      return () => list({ include: [category()], sort: sort() }, skip());
    }),
    caseOf('the same, three filters', 80, (choose, draw) => {
      const chosen = [facets.Brand, facets.Price, facets.StockStatus].map((ids) => choose(ids, draw));
      const sort = choose(sorts, draw);
      return () => list({ facets: chosen.map((next) => next()), filterMode: 'BY_GROUP', sort: sort() });
    }),
    caseOf('search', 80, (choose, draw) => {
      const word = choose(words, draw);
      return () => list({ searchText: word(), sort: 'RELEVANCE' });
    }),
  ];
}

function caseOf(name: string, limitMs: number, make: (choose: Choice, draw: Draw) => () => BenchRequest): BenchCase {
  const any = make(evenChoice, createDraw(2));
  let visit = 0;
  return {
    name,
    limitMs,
    asVisitors: make(zipfChoice, createDraw(1)),
    // A value that the query does not use makes it another question with the same answer.
    eachNew: () => {
      const { query, variables } = any();
      return { query, variables: { ...variables, visit: (visit += 1) } };
    },
  };
}

/** Products from all over the catalogue: pages far apart, in orders that have nothing to do with each other. */
async function readCatalogue(ask: Ask, listQuery: string): Promise<Catalogue> {
  const query = `query ($skip: Int, $filter: FilterInputType) {
    products(skip: $skip, take: 200, filter: $filter) { products { alias name } }
  }`;
  const found = new Map<string, string>();
  for (const sort of ['LATEST', 'ALPHABETICAL', 'PRICE', 'ALPHABETICAL_DESC', 'PRICE_DESC']) {
    for (let skip = 0; skip < 6_000; skip += 1_200) {
      const { products } = await ask({ query, variables: { skip, filter: { sort } } });
      for (const { alias, name } of products.products) found.set(alias, name);
    }
  }
  const { products } = await ask({ query: listQuery, variables: { take: 1, skip: 0, filter: { sort: 'LATEST' } } });
  const words = [...found.values()].flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return {
    aliases: [...found.keys()],
    words: [...new Set(words)],
    facets: valuesByType(products.filters.facets),
  };
}

function valuesByType(facets: readonly Facet[]): Catalogue['facets'] {
  const of = (type: string) =>
    facets.filter((facet) => facet.type === type).flatMap(({ values }) => values.map(({ facetId }) => facetId));
  return { Category: of('Category'), Brand: of('Brand'), Price: of('Price'), StockStatus: of('StockStatus') };
}
