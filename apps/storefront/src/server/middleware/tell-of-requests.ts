import { matchShopRoute, pathWithinSite } from '@torg/market-routing';
import type { AnsweredRequest } from '@torg/merchant-api/log';
import { traceAnswer } from '@torg/merchant-api/telemetry';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ShopEnv } from './request-variables.ts';

/** Tells the log and a collector of each request: by what it is called, never by its address, and how it ended. */
export function tellOfRequests(
  answered: (request: AnsweredRequest, requestId: string) => void,
): MiddlewareHandler<ShopEnv> {
  return async (context, next) => {
    const { raw, method } = context.req;
    const { requestId } = context.var;
    const told = await traceAnswer({ method, headers: raw.headers, requestId }, async () => {
      await next();
      return { route: routeOf(context), status: context.res.status };
    });
    answered({ method, ...told }, requestId);
  };
}

/** A page by its name; what else the shop serves by the pattern of its addresses. */
function routeOf(context: Context<ShopEnv>): string {
  const pattern = routePath(context);
  const { shop, url } = context.var;
  if (!/^\/?\*$/.test(pattern)) return pattern;
  return matchShopRoute(shop.site.locale, pathWithinSite(shop.site, url.pathname))?.name ?? 'unknown';
}
