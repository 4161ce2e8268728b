import type { PageName } from '../../page/page-names.ts';

/** Pages that open with a list of goods. */
const lists: ReadonlySet<PageName> = new Set(['category', 'brand', 'campaign', 'selection', 'news', 'search', 'list']);

/** From where on a list has three cards beside each other, and the front page four tiles. */
const wide = '(min-width:48em)';
/** Where the screen is so high that a second row is on it too. */
const high = `${wide} and (min-height:60em)`;

/**
 * Links for pictures that are on the screen at once where it is wide, and below it on a phone. What loads lazily is not asked
 * for before the page is laid out, and a picture cannot say on which screens it does so: on a phone these wait until they are
 * near, and elsewhere they are fetched with the document.
 */
export function earlyPictures(page: PageName | null, markup: string): string {
  if (page === null) return '';
  const main = markup.slice(markup.indexOf('<main'));
  if (page === 'home') return tilesBelowLead(main);
  return lists.has(page) ? cardsBelowFirst(main) : '';
}

/** The front page opens with one picture, and two rows of tiles below. */
function tilesBelowLead(main: string): string {
  const [lead = '', ...tiles] = main.split('<img', 10).slice(1);
  if (!lead.includes('fetchPriority="high"')) return '';
  return tiles.map((tile, index) => preload(tile, index < 4 ? wide : high)).join('');
}

/** Two cards are on every screen. Below a wide picture there is no room for a second row. */
function cardsBelowFirst(main: string): string {
  const [before = '', first = '', , third = '', ...secondRow] = main.split('<article', 7);
  if (!first.includes('loading="eager"')) return '';
  const hasBanner = before.includes('fetchPriority="high"');
  return [preload(third, wide), ...(hasBanner ? [] : secondRow.map((card) => preload(card, high)))].join('');
}

/** By the picture that a piece of markup begins with, as it is written there. */
function preload(markup: string, media: string): string {
  const srcSet = /srcSet="([^"]*)"/.exec(markup)?.[1];
  const sizes = /sizes="([^"]*)"/.exec(markup)?.[1];
  if (srcSet === undefined || sizes === undefined) return '';
  return `<link rel="preload" as="image" media="${media}" imagesizes="${sizes}" imagesrcset="${srcSet}">`;
}
