import { startsRoute } from '../routes/starts-route.ts';
import { isLocale } from './locale.ts';

/** What stands before a page's path: market and language, in either order, as far as they are there. */
export interface MarketPrefix {
  /** The market's alias; null where none is named. It need not be one that the shop has. */
  market: string | null;
  /** Two letters; null where no language is named. It need not be one that the shop speaks. */
  language: string | null;
  /** The path behind both. */
  rest: string;
}

type IsMarket = (alias: string) => boolean;

/**
 * Reads market and language off the front of a path. What a page's path begins with is never taken for either. Of
 * several pairs the first one counts; the others are left out.
 */
export function readMarketPrefix(isMarket: IsMarket, path: string): MarketPrefix {
  const parts = path.split('/').slice(1);
  const first = prefixAt(isMarket, parts);
  let place = first.length;
  for (let more = place; more > 0; place += more) more = prefixAt(isMarket, parts.slice(place, place + 2)).length;
  return { market: first.market, language: first.language, rest: `/${parts.slice(place).join('/')}` };
}

function prefixAt(isMarket: IsMarket, parts: readonly string[]) {
  const [first = '', second = ''] = parts.slice(0, 2).map((part) => part.toLowerCase());
  if (isMarket(first)) {
    const language = isLanguage(second) && !isMarket(second) ? second : null;
    return { market: first, language, length: language === null ? 1 : 2 };
  }
  if (isLocale(first)) {
    const market = isMarket(second) ? second : null;
    return { market, language: first, length: market === null ? 1 : 2 };
  }
  const isUnknownMarket = isLocale(second) && /^[a-z0-9-]{1,20}$/.test(first) && !startsRoute(first);
  return isUnknownMarket ? { market: first, language: second, length: 2 } : { market: null, language: null, length: 0 };
}

function isLanguage(word: string): boolean {
  return isLocale(word) || (/^[a-z]{2}$/.test(word) && !startsRoute(word));
}
