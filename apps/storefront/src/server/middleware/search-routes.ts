import { mostPerList, mostSkipped } from '../../queries/catalogue-queries.ts';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { searchPath } from '../../config/search-account.ts';
import type { ChannelSearch } from '../../scope/shop-client.ts';
import { openSearch } from '../open-search.ts';
import { withToken } from '../with-token.ts';
import { answerCustomer, customerCall } from './customer-calls.ts';
import { isForeign } from './is-foreign.ts';
import type { ShopEnv } from './request-variables.ts';

/** A list with all that it can be narrowed by is asked for with a tenth of this (bytes). */
const largestQuestion = 16_384;

const text = z.string().max(200);
const amount = z.number().int().min(0);
const list = z.strictObject({
  skip: amount.max(mostSkipped),
  take: amount.max(mostPerList),
  searchText: text.optional(),
  categoryAlias: text.optional(),
  brandAlias: text.optional(),
  facets: z.array(text).max(100).optional(),
  price: z.object({ lowest: amount.optional(), highest: amount.optional() }).optional(),
  sort: z.enum(['NONE', 'RELEVANCE', 'LATEST', 'PRICE', 'PRICE_DESC']).optional(),
  filterMode: z.enum(['BY_GROUP', 'CURRENT']).optional(),
});
const beside = z.object({ alias: text, canonicalUrl: text, take: amount.max(20) });
const click = z.object({
  source: z.string().max(1_000),
  visitor: z
    .string()
    .regex(/^[0-9a-f]{24}$/i)
    .nullable(),
});

type Asked = z.output<typeof list>;
type Answers = Readonly<
  Record<string, (search: ChannelSearch, body: unknown, signal: AbortSignal) => Promise<unknown>>
>;

const answers: Answers = {
  list: (search, body, signal) => search.list(requestIn(body), { signal }),
  filtered: (search, body, signal) => search.listFiltered(requestIn(body), { signal }),
  recommend(search, body, signal) {
    const { take, ...product } = beside.parse(body);
    return search.recommend(product, take, { signal });
  },
};

/**
 * Asks the search provider of a channel for its tabs, and reads what it finds, so that no browser asks anybody else before
 * its visitor agreed to that, and none of the search's code. Neither cookies nor addresses go along.
 */
export function searchRoutes(): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const limit = bodyLimit({ maxSize: largestQuestion, onError: (context) => context.body(null, 413) });
  routes.post(`${searchPath}:part`, limit, async (context) => {
    const { shop } = context.var;
    if (isForeign(context.req.raw, shop.site.origin)) return context.body(null, 403);
    if (!shop.search) return context.body(null, 404);
    try {
      return await answer(context, context.req.param('part'));
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof SyntaxError) return context.body(null, 400);
      throw error;
    }
  });
  return routes;
}

async function answer(context: Context<ShopEnv>, part: string): Promise<Response> {
  const { shop, report } = context.var;
  const body: unknown = await context.req.json();
  if (part === 'click') {
    const { source, visitor } = click.parse(body);
    await openSearch(shop, { commerce: shop.commerce, shared: shop.shared, report, visitor })?.trackClick(source);
    return context.body(null, 204);
  }
  const call = await customerCall(context.req.raw, shop);
  const commerce = withToken(shop.commerce, call.token);
  const search = openSearch(shop, { commerce, shared: shop.shared, report, visitor: null });
  const found = search && (await answers[part]?.(search, body, context.req.raw.signal));
  if (found === undefined) return context.body(null, 404);
  return answerCustomer(Response.json(found, { headers: { 'cache-control': 'no-store' } }), call);
}

function requestIn(body: unknown): Asked {
  return list.parse(body);
}
