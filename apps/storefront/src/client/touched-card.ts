import type { PageSketch } from '../page/page-sketch.ts';

/** What a card shows of the product that its link leads to. */
export interface TouchedCard {
  sketch: PageSketch;
  /** Its picture on the screen. */
  picture: HTMLImageElement | null;
}

export interface TouchedCards {
  /** The card whose link, which leads to this path, was opened just now; null where it was none of a card. */
  at(path: string): TouchedCard | null;
}

/**
 * Knows the card of the link that is being opened, and what it says, from its markup: a list that the server wrote once has
 * nothing else. `onTouch` hears of a card that is pressed, before its link is opened.
 */
export function touchedCards(page: Document, onTouch: () => void): TouchedCards {
  let opened: { path: string; card: Element } | null = null;
  page.addEventListener('pointerdown', ({ target }) => cardOf(linkAt(target)) && onTouch(), { passive: true });
  // Before whoever follows the link.
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = linkAt(target);
      const card = cardOf(link);
      opened = link && card && { path: link.pathname + link.search, card };
    },
    { capture: true },
  );
  return {
    at(path) {
      const isThisOne = opened?.path === path;
      const found = isThisOne && opened ? readCard(opened.card) : null;
      opened = null;
      return found;
    },
  };
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The card that a link is the name of: those of its colours and of its choice of size lead elsewhere. */
function cardOf(link: HTMLAnchorElement | null): Element | null {
  return link?.matches('h2 > a, h3 > a, h4 > a') ? link.closest('[data-card]') : null;
}

/** Reads what a `ProductCard` of the design system shows. A picture that has not come is none that is seen already. */
function readCard(card: Element): TouchedCard {
  const picture = card.querySelector('img');
  const isSeen = picture?.complete === true && picture.naturalWidth > 0;
  return {
    sketch: {
      name: card.querySelector(':is(h2, h3, h4) > a')?.textContent ?? '',
      brand: card.querySelector(':scope > span')?.textContent ?? null,
      price: card.querySelector('[data-card-price] > :first-child')?.outerHTML ?? null,
      picture: isSeen ? picture.currentSrc : null,
    },
    picture: isSeen ? picture : null,
  };
}
