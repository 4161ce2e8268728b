import type { AskCatalogue } from '../ask-catalogue.ts';
import { asRecord, asTexts, readSandboxBody, sandboxAnswer, sandboxRefusal } from '../sandbox-answers.ts';
import { siteOfKey, type SandboxSite } from '../sandbox-sites.ts';
import { collect, isTrackingUser, type CollectedEvents } from './collect.ts';
import { findHits } from './find-hits.ts';

/** What the double of the search provider works with. */
export interface HelloRetailParts {
  sites: readonly SandboxSite[];
  ask: AskCatalogue;
  events: CollectedEvents;
  /** 24 hexadecimal digits, other ones each time. */
  newTrackingUser(): string;
}

type Body = Record<string, unknown>;

/** Answers `/serve/…` in the search provider's shape, from the catalogue. `path` is what stands after `/serve/`. */
export async function answerHelloRetail(request: Request, path: string, parts: HelloRetailParts): Promise<Response> {
  if (path === 'trackingUser') return sandboxAnswer({ success: true, id: parts.newTrackingUser() });
  if (path === 'events') return sandboxAnswer({ events: parts.events.all() });
  const body = await readSandboxBody(request);
  if (!body) return sandboxRefusal(500, 'The body is no JSON object');
  if (path.startsWith('pages/')) return page(decodeURIComponent(path.slice('pages/'.length)), body, parts);
  if (path === 'search') return search(body, parts);
  if (path === 'recoms') return recommend(body, parts);
  if (path.startsWith('collect/')) return collect(path.slice('collect/'.length), body, parts);
  return sandboxRefusal(404, `There is no ${path}`);
}

async function page(key: string, body: Body, { sites, ask }: HelloRetailParts): Promise<Response> {
  const site = siteOfKey(sites, key);
  if (!site) return sandboxRefusal(500, `There is no page with the key ${key}`);
  if (body['format'] !== 'json') return sandboxRefusal(500, "Only format 'json' is served here");
  const params = asRecord(asRecord(body['params'])?.['filters']) ?? {};
  const besides = Object.entries(params).flatMap(([name, values]) => {
    const texts = typeof values === 'string' ? [values] : asTexts(values);
    return texts.map((value) => `${name}:${value}`);
  });
  const isFirst = body['firstLoad'] === true;
  const hits = await findHits(ask, site, { products: body['products'], besides, withFilters: isFirst });
  const { start, count, total, results, filters } = hits;
  const sorting = asTexts(asRecord(body['products'])?.['sorting']);
  return sandboxAnswer({
    success: true,
    products: { start, count, total, result: results, ...(isFirst && { filters }), sorting },
  });
}

async function search(body: Body, { sites, ask }: HelloRetailParts): Promise<Response> {
  const site = siteOfKey(sites, body['key']);
  if (!site) return sandboxRefusal(500, `There is no search with the key ${String(body['key'])}`);
  const query = typeof body['query'] === 'string' ? body['query'] : '';
  const withFilters = asRecord(body['products'])?.['returnFilters'] === true;
  const { start, count, total, results, filters } = await findHits(ask, site, {
    query,
    products: body['products'],
    withFilters,
  });
  const products = { start, requestedCount: count, returnedCount: results.length, totalCount: total, results, filters };
  const none = { start: 0, requestedCount: 0, returnedCount: 0, totalCount: 0, results: [], filters: [] };
  return sandboxAnswer({ success: true, query, products, categories: none, brands: none, zeroResultContent: null });
}

async function recommend(body: Body, { sites, ask }: HelloRetailParts): Promise<Response> {
  const site = sites.find(({ websiteUuid }) => websiteUuid === body['websiteUuid']);
  if (!site) return sandboxRefusal(500, 'There is no website with that id');
  if (!isTrackingUser(body['trackingUserId']))
    return sandboxRefusal(500, 'trackingUserId must be 24 hexadecimal digits');
  const requests = Array.isArray(body['requests']) ? body['requests'] : [];
  const responses = await Promise.all(requests.slice(0, 10).map((one) => recommendOne(asRecord(one) ?? {}, site, ask)));
  return sandboxAnswer({ success: true, responses });
}

/** The best sellers of the place that the visitor looks at, but what they look at. */
async function recommendOne(request: Body, site: SandboxSite, ask: AskCatalogue): Promise<object> {
  const context = asRecord(request['context']) ?? {};
  const hierarchies = asTexts(context['hierarchies']).map((path) => `hierarchies:${path}`);
  const brand = typeof context['brand'] === 'string' ? [`brand:${context['brand']}`] : [];
  const seen = [...asTexts(context['urls']), ...asTexts(context['productNumbers'])];
  const fields = asTexts(request['fields']);
  const count = typeof request['count'] === 'number' ? request['count'] : 8;
  const { results } = await findHits(ask, site, {
    products: { count: Math.min(count, 50) + seen.length, fields: [...new Set([...fields, 'productNumber', 'url'])] },
    besides: [...hierarchies, ...brand],
    withFilters: false,
    sort: 'MOST_SOLD',
  });
  const others = results.filter(
    ({ url, productNumber }) => !seen.includes(String(url)) && !seen.includes(String(productNumber)),
  );
  const key = request['key'] ?? request['trackingKey'] ?? null;
  return { key, success: true, products: others.slice(0, count).map((hit) => only(hit, fields)) };
}

function only(hit: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return fields.length === 0 ? hit : Object.fromEntries(Object.entries(hit).filter(([name]) => fields.includes(name)));
}
