import { placePath, type MarketSite } from '@torg/market-routing';
import type { Config } from '../../config/config-schema.ts';

/** An address names a market that the shop does not have. The visitor is led to another one; the log is told. */
class MarketUnknown extends Error {
  constructor(alias: string) {
    super(`Market with alias ${alias} not available in markets array`);
    this.name = 'MarketUnknown';
  }
}

/** Leads a visitor to the one right address, where the one that was asked for is another; null where it is right. */
export function leadToPlace(
  request: Request,
  { sites, rootRedirect }: { sites: readonly MarketSite[] } & Pick<Config, 'rootRedirect'>,
  report: (error: unknown) => void,
): Response | null {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/' && rootRedirect) return sendOn(rootRedirect.to, rootRedirect.status);
  const { moved, unknownMarket } = placePath(sites, request.headers.get('host') ?? '', pathname);
  if (unknownMarket !== null) report(new MarketUnknown(unknownMarket));
  return moved && sendOn(moved.to + search, moved.status);
}

function sendOn(location: string, status: number): Response {
  return new Response(null, { status, headers: { location } });
}
