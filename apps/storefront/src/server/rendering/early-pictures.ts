import { media } from '@torg/ui/styling';
import { filterPartId } from '../../features/list/filter-form-id.ts';
import type { PageName } from '../../page/page-names.ts';

/** Pages that open with a list of goods. */
const lists: ReadonlySet<PageName> = new Set([
  'category',
  'brand',
  'campaign',
  'selection',
  'news',
  'search',
  'list',
  'sharedFavourites',
]);

/** Where the screen is so high that a second row is on it too. */
const high = `${media.tablet} and (min-height: 60em)`;
/**
 * A phone whose screen shows the upper edge of a second row of two cards, where nothing but words stands above the first.
 */
const upright = '(orientation: portrait) and (min-height: 52.5em)';

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

/** The front page opens with one picture, and two rows of four tiles below. */
function tilesBelowLead(main: string): string {
  const [lead = '', ...tiles] = main.split('<img', 10).slice(1);
  if (!lead.includes('fetchPriority="high"')) return '';
  return tiles.map((tile, index) => preload(tile, [index < 4 ? media.tablet : high])).join('');
}

/**
 * Two cards are on every screen, and three in the first row of a tablet; four in that of a wide screen, where no filters stand
 * beside them. Below a banner there is no room for a second row.
 */
function cardsBelowFirst(main: string): string {
  const [before = '', first = '', , third = '', fourth = '', ...others] = main.split('<article', 7);
  if (!first.includes('loading="eager"')) return '';
  const inRow = before.includes(`id="${filterPartId}"`) ? [] : [media.wide];
  if (before.includes('fetchPriority="high"')) return preload(third, [media.tablet]) + preload(fourth, inRow);
  return [
    preload(third, [media.tablet, upright]),
    preload(fourth, [...inRow, high, upright]),
    ...others.map((card) => preload(card, [high])),
  ].join('');
}

/** By the picture that a piece of markup begins with, as it is written there, for screens of any of these kinds. */
function preload(markup: string, screens: readonly string[]): string {
  const srcSet = /srcSet="([^"]*)"/.exec(markup)?.[1];
  const sizes = /sizes="([^"]*)"/.exec(markup)?.[1];
  if (srcSet === undefined || sizes === undefined || screens.length === 0) return '';
  return `<link rel="preload" as="image" media="${screens.join()}" imagesizes="${sizes}" imagesrcset="${srcSet}">`;
}
