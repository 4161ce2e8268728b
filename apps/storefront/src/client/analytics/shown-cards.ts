import { toldPath } from '@torg/analytics';
import type { ListedCard, ProductListEvent, PromotionEvent } from '@torg/stores';
import { readCardGoods } from '../../display/card-goods.ts';
import { pageSize } from '../../queries/catalogue-queries.ts';

/** What cards and pictures that lead somewhere are found by. */
export const cardSelector = '[data-card]';
export const promotionSelector = '[data-promotion]';

/**
 * What a card of the design system tells and shows; with the link of a colour, what it is in that one: a name that says its
 * own colour says the other.
 */
function readCard(card: Element, link?: HTMLAnchorElement): ListedCard {
  const name = card.querySelector('a')?.textContent.trim() ?? '';
  const brand = card.querySelector(':scope > span')?.textContent.trim() ?? '';
  const told = readCardGoods(card.getAttribute('data-goods') ?? '', { name, brand });
  const colour = link?.dataset['goods'];
  if (!link || !colour) return told;
  const variant = link.title;
  const named = told.variant && name.replace(told.variant.toLowerCase(), variant.toLowerCase());
  return { ...told, productId: Number(colour), name: named || name, variant };
}

/** The card of a product on the page; null where there is none. */
export function cardOf(page: Document, productId: number): ListedCard | null {
  const heart = page.querySelector(`${cardSelector} [data-favourite="${productId}"]`);
  const card = heart?.closest(cardSelector);
  return card ? readCard(card) : null;
}

/**
 * A card in its list, or the colour of it that `link` leads to. A list that has no name of its own is that of its page, whose
 * further pages go on counting.
 */
export function readListedCard(
  card: Element,
  { href, title }: { href: string; title: string },
  link?: HTMLAnchorElement,
): ProductListEvent {
  const entry = card.closest('li');
  const grid = entry?.parentElement;
  const place = entry && grid ? [...grid.children].indexOf(entry) : 0;
  const named = grid?.getAttribute('data-list');
  const { pathname, searchParams } = new URL(href);
  const before = named ? 0 : Math.max(0, Number(searchParams.get('page') ?? 1) - 1) * pageSize;
  return {
    card: readCard(card, link),
    list: named ?? toldPath(pathname),
    listName: (named && grid?.getAttribute('aria-label')) || title,
    index: before + place,
  };
}

/** Where a picture leads, and what it says. */
export function readPromotion(part: Element): PromotionEvent | null {
  const link = part.querySelector('a');
  if (!link) return null;
  const heading = part.querySelector('h1, h2, h3')?.textContent.trim();
  return { target: link.pathname, name: heading || (part.querySelector('img')?.alt ?? '') || link.textContent.trim() };
}
