import { pathWithinSite } from '@torg/market-routing';
import { visitorAddress, type TrustedProxies } from '@torg/merchant-api/settings';
import type { Context, MiddlewareHandler } from 'hono';
import { followRequest } from '../follow-request.ts';
import type { ServedSites } from '../serve-sites.ts';
import type { ShopEnv } from './request-variables.ts';

interface FindSiteParts {
  trustedProxies: TrustedProxies;
  report(error: unknown, requestId: string): void;
}

/** Finds out once, for all that come after it, which site a request is for and who makes it. */
export function findSite(
  { find }: Pick<ServedSites, 'find'>,
  { trustedProxies, report }: FindSiteParts,
): MiddlewareHandler<ShopEnv> {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const requestId = context.get('requestId');
    const visitor = visitorOf(context, trustedProxies);
    const cookies = context.req.header('cookie') ?? '';
    const { host, placed, siteAtAddress, shop } = find({ url, headers: context.req.raw.headers, cookies });
    context.set('url', url);
    context.set('path', pathWithinSite(shop.site, url.pathname));
    context.set('cookies', cookies);
    context.set('visitor', visitor);
    context.set('agent', context.req.header('user-agent') ?? '');
    context.set('signalsRefusal', context.req.header('dnt') === '1' || context.req.header('sec-gpc') === '1');
    context.set('report', (error) => report(error, requestId));
    context.set('host', host);
    context.set('placed', placed);
    context.set('siteAtAddress', siteAtAddress);
    const followed = { requestId, visitor };
    context.set('shop', {
      ...shop,
      commerce: followRequest(shop.commerce, followed),
      extensions: shop.extensions && followRequest(shop.extensions, followed),
    });
    await next();
  };
}

/** Where a request comes from, as Node's server and the proxies in front of it know; a header alone could say anything. */
function visitorOf({ env, req }: Context, trustedProxies: TrustedProxies): string {
  const bindings: { incoming?: { socket?: { remoteAddress?: string } } } | undefined = env;
  const peer = bindings?.incoming?.socket?.remoteAddress ?? '';
  return visitorAddress(peer, req.header('x-forwarded-for') ?? null, trustedProxies);
}
