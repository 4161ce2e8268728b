import { isStrayHost, sitePath, type MarketSite } from '@torg/market-routing';
import type { MiddlewareHandler } from 'hono';
import type { RootRedirect } from '../../config/root-redirect.ts';
import { redirect } from './redirect.ts';
import type { ShopEnv } from './request-variables.ts';

type Report = (error: unknown) => void;

/** An address names a market that the shop does not have. The visitor is led to another one; the log is told. */
class MarketUnknown extends Error {
  readonly code = 'MARKET_UNKNOWN';

  constructor(alias: string) {
    super(`Market with alias ${alias} not available in markets array`);
    this.name = 'MarketUnknown';
    delete this.stack; // the fault is in an address, so no place in the code would help
  }
}

/** Robots try every word for a market. So many are told of; then the log has had enough. */
const mostUnknown = 100;

/** Redirects a visitor to the one right address, where another was asked for. */
export function redirectToAddress(
  sites: readonly MarketSite[],
  rootRedirect: RootRedirect | null,
): MiddlewareHandler<ShopEnv> {
  const logUnknown = logOnce();
  return async (context, next) => {
    const { host, placed, report } = context.var;
    const { pathname, search } = context.var.url;
    const { site, moved, unknownMarket } = placed;
    if (isStrayHost(sites, host)) return redirect(site.origin + pathname + search, 301);
    if (pathname === '/' && rootRedirect)
      return redirect(sitePath(site, rootRedirect.to) + search, rootRedirect.status);
    if (unknownMarket !== null) logUnknown(unknownMarket, report);
    return moved ? redirect(moved.to + search, moved.status) : next();
  };
}

function logOnce() {
  const told = new Set<string>();
  return (alias: string, report: Report) => {
    if (told.has(alias) || told.size === mostUnknown) return;
    told.add(alias);
    report(new MarketUnknown(alias));
  };
}
