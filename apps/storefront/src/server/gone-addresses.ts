import type { Clock, Redirect } from '@torg/commerce-sdk';
import type { MarketSite } from '@torg/market-routing';
import { shopPathOnAny } from '../navigation/shop-address.ts';

export interface GoneAddressesPorts {
  clock: Clock;
  /** Whose market and language the account may begin addresses with. */
  sites: readonly Pick<MarketSite, 'marketId' | 'locale'>[];
  /** Reads one of the account's lists of former addresses. */
  read(list: 'addresses' | 'aliases'): Promise<readonly Redirect[]>;
  report(error: unknown): void;
}

/** How long (ms) the lists are good for, and how soon they are asked for again when they could not be had. */
const cacheMs = 60 * 60_000;
const triedAgainAfter = 60_000;

/** What the last part of a path names by its alias. */
const namedByAlias = /^\/(?:p|pp|c|b|dc)\/(?:.*\/)?([^/]+)$/;

/**
 * Tells which of the addresses that show nothing were given up for good. An account says so in its lists of former
 * addresses alone, so the server reads these once an hour. While they cannot be read nothing counts as gone.
 */
export function createGoneAddresses(ports: GoneAddressesPorts): (path: string) => Promise<boolean> {
  const { clock, sites, read, report } = ports;
  const withinShop = ({ oldUrl, newUrl }: Redirect) => ({ oldUrl: shopPathOnAny(sites, oldUrl), newUrl });
  let kept: Promise<GoneLists> | null = null;
  let until = -Infinity;

  function lists(): Promise<GoneLists> {
    if (kept && clock.now() < until) return kept;
    until = clock.now() + cacheMs;
    kept = Promise.all([read('addresses'), read('aliases')]).then(
      ([addresses, aliases]) => ({ paths: givenUp(addresses.map(withinShop)), aliases: givenUp(aliases) }),
      (error: unknown) => {
        until = clock.now() + triedAgainAfter;
        report(error);
        return { paths: new Set(), aliases: new Set() };
      },
    );
    return kept;
  }

  return async (path) => {
    const { paths, aliases } = await lists();
    const plain = plainText(path);
    return paths.has(plain) || aliases.has(namedByAlias.exec(plain)?.[1] ?? '');
  };
}

interface GoneLists {
  paths: ReadonlySet<string>;
  aliases: ReadonlySet<string>;
}

/** What nothing took the place of, in no language. */
function givenUp(redirects: readonly Redirect[]): ReadonlySet<string> {
  const gone = new Set(redirects.flatMap(({ oldUrl, newUrl }) => (newUrl === null ? [oldUrl] : [])));
  for (const { oldUrl, newUrl } of redirects) if (newUrl !== null) gone.delete(oldUrl);
  return gone;
}

/** A path that is encoded wrongly is none that was ever given up. */
function plainText(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
