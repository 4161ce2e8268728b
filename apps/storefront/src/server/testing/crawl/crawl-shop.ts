import { readDocument, type ReadDocument } from './read-document.ts';

/** One address that was asked for, and what came. */
export interface CrawledPage {
  /** Absolute, without what follows `#`. */
  address: string;
  status: number;
  /** Where a redirect leads; null where it is none. */
  location: string | null;
  /** Null where no document came. */
  document: ReadDocument | null;
  /** The page that first led there; null for the first ones. */
  from: string | null;
}

export interface CrawlOptions {
  ask(path: string, init: RequestInit, host: string): Promise<Response>;
  /** The hosts of the shop; what lies elsewhere is not asked for. */
  hosts: readonly string[];
  /** Whether an address is left out, as one of a list's many later pages. */
  isLeftOut(address: URL): boolean;
}

/** How many pages are asked for at once: a server in the same process has no more to do meanwhile. */
const together = 8;

/** Follows every link within the shop from its front pages on, each address once. */
export async function crawlShop({ ask, hosts, isLeftOut }: CrawlOptions): Promise<ReadonlyMap<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const waiting = hosts.map((host): [string, string | null] => [`http://${host}/`, null]);
  const known = new Set(waiting.map(([address]) => address));

  async function visit(address: string, from: string | null): Promise<void> {
    const page = await crawlPage(ask, address, from);
    found.set(address, page);
    const targets = [...(page.document?.links ?? []), ...Object.values(page.document?.alternates ?? {})];
    for (const target of targets) {
      const next = withinShop(target, address, hosts);
      if (!next || known.has(next.href) || isLeftOut(next)) continue;
      known.add(next.href);
      waiting.push([next.href, address]);
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, together).map((next) => visit(...next)));
  return found;
}

async function crawlPage(ask: CrawlOptions['ask'], address: string, from: string | null): Promise<CrawledPage> {
  const { host, pathname, search } = new URL(address);
  const answer = await ask(pathname + search, {}, host);
  const isDocument = answer.status === 200 && /^text\/html/.test(answer.headers.get('content-type') ?? '');
  return {
    address,
    status: answer.status,
    location: answer.headers.get('location'),
    document: isDocument ? readDocument(await answer.text()) : null,
    from,
  };
}

/** The address of a link without what follows `#`; null where it leads out of the shop. */
function withinShop(link: string, base: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(link, base)) return null;
  const address = new URL(link, base);
  address.hash = '';
  return address.protocol === 'http:' && hosts.includes(address.host) ? address : null;
}
