import type { CustomerType } from '@torg/commerce-sdk/domain';
import { escapeJson } from '../../elements/escape-json.ts';
import { contentId } from '../../layouts/content-id.ts';
import type { PageHead } from '../../page/define-route.ts';
import type { PageName } from '../../page/page-names.ts';
import type { Hreflang } from '../../page/alternates.ts';
import type { PageAssets } from '../asset-manifest.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { bootName } from '../../config/boot-name.ts';
import { lateFontsMedia, lateSheetMedia } from '../../config/late-sheets.ts';
import type { DocumentStyles } from './pick-styles.ts';

export interface DocumentParts {
  /** BCP 47, such as sv-SE. */
  languageId: string;
  /** The whole address under which the page wants to be known. */
  canonical: string;
  head: PageHead;
  /** The same page in each language. */
  alternates: readonly Hreflang[];
  /** What the page says of itself in schema.org's words. */
  structuredData: readonly object[];
  assets: PageAssets;
  /** The rule of the channel's theme; empty where it has none. Its values were checked when it was written. */
  themeCss: string;
  /** Links for pictures of the page's markup that are fetched at once on some screens (`early-pictures.ts`). */
  early?: string;
  /** Puts the shop's name behind a page's. */
  title(page: string): string;
  siteName: string;
  /** Markup behind the app: what a browser shows that cannot run it. */
  notice: string;
  /** Path and query by which the page comes in one piece, for who has no script; null where it was asked for so. */
  wholeAddress: string | null;
  /** The page's name; null where it failed. */
  page: PageName | null;
  /** For whom its prices are. */
  customerType: CustomerType;
  /** Whether its script may wait until somebody does something. */
  waitsForTouch: boolean;
  /** What the links to cart and favourites are called when they lead to nothing, to one, or to `{count}`. */
  countLabels: Readonly<Record<'cart' | 'favourites', CountLabels>>;
  /** What a heart is called: by it a product is marked, or the mark is taken away. `{name}` stands for the product. */
  heartLabels: { mark: string; unmark: string };
}

export interface CountLabels {
  none: string;
  one: string;
  other: string;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeMarkup(content)}">`;
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escapeMarkup(href)}"${more}>`;

/** Of a sheet that is fetched without haste, and does not count on a screen yet. */
const forLater = ` media="${lateSheetMedia}"`;
const forNextPage = ` media="${lateFontsMedia}"`;

/** A document without faces of its own has those of the sheet, which counts once more with the next page. */
function fontLinks(sheet: string, hasFaces: boolean): string[] {
  const again = link('stylesheet', sheet, forNextPage);
  return hasFaces ? [again] : [link('stylesheet', sheet), again];
}

/**
 * How the script of the page comes: by the boot script, which a stream brings behind what is alive from the start, or at
 * once.
 */
export type ScriptStart = 'when-meant' | 'streamed' | 'at-once';

function bootSettings(parts: DocumentParts, start: ScriptStart): string {
  const { assets, heartLabels, countLabels } = parts;
  const settings = {
    entry: assets.entry,
    scripts: assets.scripts.join(' '),
    libraries: assets.libraries.join(' '),
    vitals: assets.vitals,
    page: parts.page ?? '',
    'customer-type': parts.customerType,
    ...labelsOf('cart', countLabels.cart),
    ...labelsOf('favourites', countLabels.favourites),
    'mark-label': heartLabels.mark,
    'unmark-label': heartLabels.unmark,
    ...(parts.waitsForTouch && { waits: '' }),
    ...(start === 'streamed' && { streamed: '' }),
  };
  const attributes = Object.entries(settings).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
  return `<meta name="${bootName}" content=""${attributes.join('')}>`;
}

function labelsOf(of: string, { none, one, other }: CountLabels): Record<string, string> {
  return { [`${of}-none`]: none, [`${of}-one`]: one, [`${of}-other`]: other };
}

/** Late parts of a stream are put in their places by script. */
function leadOnWithoutScript(address: string): string {
  return `<noscript><meta http-equiv="refresh" content="0;url=${escapeMarkup(address)}"></noscript>`;
}

function bootScript({ boot, development }: PageAssets): string {
  // In development it is a module of its own, as the source has it.
  return `<script ${development ? 'type="module"' : 'async'} src="${boot}"></script>`;
}

/**
 * Everything before the page's own markup. Where its styles are known, they stand within: the sheets then hold nothing up,
 * and the script that brings the page alive lets them count. A streamed page waits for its sheets.
 */
export function documentStart(parts: DocumentParts, styles: DocumentStyles | null, start: ScriptStart): string {
  const { languageId, head, assets, themeCss, title } = parts;
  const lead = head.leadImage;
  return [
    `<!doctype html><html lang="${escapeMarkup(languageId)}" dir="ltr"><head><meta charset="utf-8">`,
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeMarkup(title(head.title))}</title>`,
    start === 'streamed' && parts.wholeAddress !== null ? leadOnWithoutScript(parts.wholeAddress) : '',
    head.description ? meta('description', head.description) : '',
    ...(head.indexed === false ? [meta('robots', 'noindex')] : addressTags(parts)),
    ...parts.alternates.map(({ hreflang, href }) => link('alternate', href, ` hreflang="${escapeMarkup(hreflang)}"`)),
    styles ? `<style>${styles.css}</style>` : '',
    ...assets.styles.map((href) => link('stylesheet', href, styles ? forLater : '')),
    ...(assets.fonts ? fontLinks(assets.fonts, styles !== null) : []),
    themeCss ? `<style>${themeCss}</style>` : '',
    lead
      ? `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeMarkup(lead.srcSet)}" imagesizes="${escapeMarkup(lead.sizes)}">`
      : '',
    parts.early ?? '',
    ...(start === 'at-once' ? assets.scripts.map((href) => link('modulepreload', href)) : [bootSettings(parts, start)]),
    start === 'when-meant' ? bootScript(assets) : '',
    // Nothing is drawn of a header that is half read: what stands in its middle would move.
    link('expect', `#${contentId}`, ' blocking="render"'),
    link('icon', assets.icon, ' type="image/svg+xml"'),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', '/manifest.webmanifest'),
    ...parts.structuredData.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
    assets.development,
    `</head><body>`,
  ].join('');
}

/** Of the shop, for pages that have no picture of their own. */
const sharedPicture = '/pictures/open-graph.jpg';

/** Under which address the page wants to be known, and how it looks where somebody shares it (Open Graph). */
function addressTags({ languageId, canonical, head, title, siteName }: DocumentParts): string[] {
  const picture = (head.leadImage && largest(head.leadImage.srcSet)) ?? sharedPicture;
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': languageId.replace('-', '_'),
    'og:url': canonical,
    'og:title': title(head.title),
    'og:description': head.description,
    'og:image': new URL(picture, canonical).href,
  };
  return [
    link('canonical', canonical),
    ...markdownTag(canonical),
    ...Object.entries(properties).map(([property, content]) =>
      content ? `<meta property="${property}" content="${escapeMarkup(content)}">` : '',
    ),
  ];
}

/** The address of the widest picture of a srcset, which tells them from the narrowest on. */
function largest(srcSet: string): string | undefined {
  return srcSet.split(', ').at(-1)?.split(' ')[0];
}

/** The state that the browser goes on from. It must stand before the entry script runs. */
export function stateScript(state: unknown): string {
  return `<script type="application/json" id="shop-state">${escapeJson(state)}</script>`;
}

export const appStart = '<div id="shop">';
export const appEnd = '</div>';

export function entryScript(src: string, nonce?: string): string {
  return `<script type="module" src="${src}"${nonce === undefined ? '' : ` nonce="${escapeMarkup(nonce)}"`}></script>`;
}

/** What stands behind the app, and is not what the page is about. */
export function documentEnd({ notice }: DocumentParts): string {
  return `<div data-nosnippet>${notice}</div></body></html>`;
}

/** Where programs find the page as text (`middleware/answer-markdown.ts`): an address without a path of its own has none. */
function markdownTag(canonical: string): string[] {
  const { pathname, search } = new URL(canonical);
  return pathname === '/' || search !== '' ? [] : [link('alternate', `${pathname}.md`, ' type="text/markdown"')];
}
