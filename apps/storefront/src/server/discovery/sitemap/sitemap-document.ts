import type { Hreflang } from '../../../page/alternates.ts';
import { escapeMarkup } from '../../escape-markup.ts';

/** One page as a sitemap names it. */
export interface SitemapPage {
  /** Absolute. */
  address: string;
  /** The same page in each language, itself among them. */
  alternates: readonly Hreflang[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Aliases may hold letters beyond ASCII, which an address in a sitemap spells as a browser does. */
function written(address: string): string {
  return escapeMarkup(new URL(address).href);
}

/** The list of a site's sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${written(address)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`;
}

/** A sitemap, piece by piece, as its pages come; nothing of it before the first of them. */
export async function* sitemapDocument(pages: AsyncIterable<readonly SitemapPage[]>): AsyncGenerator<string> {
  let start = `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  for await (const some of pages) {
    yield start + some.map(pageEntry).join('');
    start = '';
  }
  yield `${start}</urlset>`;
}

function pageEntry({ address, alternates }: SitemapPage): string {
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeMarkup(hreflang)}" href="${written(href)}"/>`,
  );
  return `<url><loc>${written(address)}</loc>${links.join('')}</url>`;
}
