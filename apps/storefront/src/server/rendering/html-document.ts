import { escapeJson } from '../../views/escape-json.ts';
import type { PageHead } from '../../routes/define-route.ts';
import type { PageAssets } from '../asset-manifest.ts';

const htmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => htmlEntities[character] ?? character);
}

export interface DocumentParts {
  /** BCP 47, such as sv-SE. */
  languageId: string;
  /** The same page elsewhere: absolute address by language and country, and `x-default` for everybody else. */
  alternates: PageHead['alternates'];
  /** The whole address under which the page wants to be known. */
  canonical: string;
  head: PageHead;
  assets: PageAssets;
  /** The rule of the channel's theme; empty where it has none. Its values were checked when it was written. */
  themeCss: string;
  /** Puts the shop's name behind a page's. */
  title(page: string): string;
}

/** Everything before the page's own markup. */
export function documentStart({
  languageId,
  canonical,
  alternates,
  head,
  assets,
  themeCss,
  title,
}: DocumentParts): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
  const lead = head.leadImage;
  return [
    `<!doctype html><html lang="${languageId}"><head><meta charset="utf-8">`,
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(title(head.title))}</title>`,
    head.description ? meta('description', head.description) : '',
    head.indexed === false ? meta('robots', 'noindex') : link('canonical', canonical),
    ...Object.entries(alternates).map(([language, address]) => link('alternate', address, ` hreflang="${language}"`)),
    ...assets.styles.map((href) => link('stylesheet', href)),
    themeCss ? `<style>${themeCss}</style>` : '',
    ...assets.fonts.map((href) => link('preload', href, ' as="font" type="font/woff2" crossorigin')),
    lead
      ? `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeHtml(lead.srcSet)}" imagesizes="${escapeHtml(lead.sizes)}">`
      : '',
    ...assets.scripts.map((href) => link('modulepreload', href)),
    link('icon', assets.icon, ' type="image/svg+xml"'),
    assets.development,
    `</head><body>`,
  ].join('');
}

/** The state that the browser goes on from. It must stand before the entry script runs. */
export function stateScript(state: unknown): string {
  return `<script type="application/json" id="shop-state">${escapeJson(state)}</script>`;
}

export const appStart = '<div id="shop">';
export const appEnd = '</div>';

export function entryScript(src: string): string {
  return `<script type="module" src="${src}"></script>`;
}

export const documentEnd = '</body></html>';
