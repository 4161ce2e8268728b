import { overNetwork } from '../../client/over-network.ts';
import { withinTime } from '../../client/within-time.ts';
import { NetworkError } from '../../errors/network-error.ts';
import { ServerError } from '../../errors/server-error.ts';
import { ServerParseError } from '../../errors/server-parse-error.ts';
import { toCommerceError } from '../../errors/to-commerce-error.ts';
import type { Redirect } from './redirect.ts';

/** Where the lists of moved addresses are, and which of the two to read. */
export interface ReadRedirectsOptions {
  /** Absolute address of the data API; the lists lie beside it. */
  endpoint: string;
  apiKey: string;
  /** Whole addresses, or the aliases of products, categories, brands and campaigns. */
  list: 'addresses' | 'aliases';
  /** How requests are sent; the platform's own when left out. */
  fetch?: typeof globalThis.fetch;
  /** How long to wait for each page of the list; ten seconds when left out. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** An account that gives more is one that does not mind the offset. */
const MOST_PAGES = 1000;

const lists = { addresses: 'urlhistory', aliases: 'aliashistory' } as const;

/**
 * Reads all redirects of an account, page by page, for a server that knows them ahead. The lists change seldom: an hour is a
 * good age for them. Everything thrown is a `CommerceError`.
 *
 * @example
 * const redirects = await readRedirects(redirectOptions);
 */
export async function readRedirects(options: ReadRedirectsOptions): Promise<readonly Redirect[]> {
  const redirects: Redirect[] = [];
  try {
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const page = await readPage(options, redirects.length);
      if (page.length === 0) break;
      redirects.push(...page.map(toRedirect));
    }
    return redirects;
  } catch (error) {
    throw options.signal?.aborted ? NetworkError.aborted(error) : toCommerceError(error);
  }
}

function readPage(options: ReadRedirectsOptions, offset: number): Promise<readonly unknown[]> {
  const { endpoint, apiKey, list, fetch = globalThis.fetch, timeoutMs = 10_000 } = options;
  const address = new URL(`/redirect/${lists[list]}/${encodeURIComponent(apiKey)}?offset=${offset}`, endpoint);
  return withinTime({ ms: timeoutMs, told: 'timeoutMs' }, options.signal, async (signal) => {
    const response = await overNetwork(() => fetch(address, { headers: { accept: 'application/json' }, signal }));
    if (response.status >= 300) throw new ServerError(response.status);
    return parseList(await overNetwork(() => response.text()), lists[list]);
  });
}

function parseList(text: string, name: string): readonly unknown[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch (error) {
    throw new ServerParseError(name, { cause: error });
  }
  if (!Array.isArray(rows)) throw new ServerParseError(name);
  return rows;
}

function toRedirect(row: unknown): Redirect {
  const { oldUrl, newUrl, deleted } = Object(row) as Record<string, unknown>; // what is no object has none of them
  return { oldUrl: String(oldUrl ?? ''), newUrl: typeof newUrl === 'string' && deleted !== true ? newUrl : null };
}
