import type { AskCatalogue } from '../ask-catalogue.ts';
import { asRecord, asTexts } from '../sandbox-answers.ts';
import type { SandboxSite } from '../sandbox-sites.ts';
import { hitFields, presentHit, type ListedProduct } from './hit.ts';
import { presentFilters, type ListFilters } from './present-filters.ts';
import { readFilters } from './read-filters.ts';

/** What a request says about the products it wants. */
export interface WantedHits {
  /** `*` or nothing for all. */
  query?: string | undefined;
  products: unknown;
  /** Filters that stand beside those of the products, by name. */
  besides?: readonly string[];
  withFilters: boolean;
  sort?: string;
}

export interface Hits {
  start: number;
  count: number;
  total: number;
  results: Record<string, unknown>[];
  filters: object[];
}

const USUAL_COUNT = 24;
const MOST_HITS = 200;
const MOST_SKIPPED = 6000;

const hitsQuery = `query SandboxHits($skip: Int, $take: Int, $filter: FilterInputType, $channelId: String, $filters: Boolean!) {
  products(skip: $skip, take: $take, filter: $filter, channelId: $channelId) {
    count products { ${hitFields} }
    filters @include(if: $filters) { price { lowest highest } facets { type values { label count } } } } }`;
const placesQuery = `query SandboxPlaces($channelId: String) {
  brands(channelId: $channelId) { brandId name } categories(channelId: $channelId) { categoryId name } }`;

interface Places {
  brands: { brandId: number; name: string }[];
  categories: { categoryId: number; name: string }[];
}

interface Answer {
  products: { count: number; products: (ListedProduct | null)[]; filters?: ListFilters };
}

const sorts: Readonly<Record<string, string>> = {
  'price asc': 'PRICE',
  'price desc': 'PRICE_DESC',
  'title asc': 'ALPHABETICAL',
  'title desc': 'ALPHABETICAL_DESC',
  'created desc': 'LATEST',
  'soldCount desc': 'MOST_SOLD',
};

/** Finds products for one site, in the catalogue itself. */
export async function findHits(ask: AskCatalogue, site: SandboxSite, wanted: WantedHits): Promise<Hits> {
  const { channelId } = site;
  const part = asRecord(wanted.products) ?? {};
  const start = within(part['start'], 0, MOST_SKIPPED);
  const count = within(part['count'], USUAL_COUNT, MOST_HITS);
  const filters = [...(wanted.besides ?? []), ...asTexts(part['filters'])];
  const places = await ask<Places>(placesQuery, { channelId });
  const text = wanted.query && wanted.query !== '*' ? wanted.query : undefined;
  const [sorting = ''] = asTexts(part['sorting']);
  const filter = {
    ...readFilters(filters, places),
    ...(text !== undefined && { searchText: text }),
    sort: sorts[sorting] ?? wanted.sort ?? (text === undefined ? 'NONE' : 'RELEVANCE'),
  };
  const variables = { skip: start, take: count, filter, channelId, filters: wanted.withFilters };
  const { products } = await ask<Answer>(hitsQuery, variables);
  const fields = asTexts(part['fields']);
  const results = products.products.flatMap((product) => (product ? [presentHit(product, fields, site)] : []));
  return {
    start,
    count,
    total: products.count,
    results,
    filters: products.filters ? presentFilters(products.filters, filters) : [],
  };
}

function within(value: unknown, usual: number, most: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, most) : usual;
}
