import type { EventLog } from '@torg/stores';
import { cardSelector, promotionSelector, readListedCard, readPromotion } from './shown-cards.ts';

/** Half of it has to be on the screen. */
const seenFrom = 0.5;

export interface CardPorts {
  events: EventLog;
  /** Makes what tells which elements come into view. */
  observe(hear: (shown: readonly Element[]) => void): Pick<IntersectionObserver, 'observe' | 'disconnect'>;
  /** Calls back, once for many, when elements came to the page or left it. */
  hearChanges(hear: () => void): void;
}

/** Watches what comes into view in a browser. */
export function observeInView(hear: (shown: readonly Element[]) => void): IntersectionObserver {
  const read = (entries: readonly IntersectionObserverEntry[]) =>
    hear(entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : [])));
  return new IntersectionObserver(read, { threshold: seenFrom });
}

/** Hears of elements that come and go, when the tab has time. */
export function hearChanges(page: Document): CardPorts['hearChanges'] {
  return (hear) => {
    let isWaiting = false;
    new MutationObserver(() => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        hear();
      }, 200);
    }).observe(page.body, { childList: true, subtree: true });
  };
}

/** Where something was found: its page's address may be another's by the time it is told of. */
export interface FoundOn {
  href: string;
  title: string;
}

/**
 * Records the cards and pictures that come into view, each once while its page is shown, and those whose link is followed.
 * All is read from the markup, since lists are markup alone. Gives what records a click.
 */
export function followCards(page: Document, { events, observe, hearChanges: hearOfChanges }: CardPorts) {
  const told = new Set<string>();
  let observed = new WeakMap<Element, FoundOn>();
  const here = () => ({ href: page.location.href, title: page.querySelector('h1')?.textContent.trim() ?? page.title });
  const once = (key: unknown, record: () => void) => {
    const text = JSON.stringify(key);
    if (told.has(text)) return;
    told.add(text);
    record();
  };
  const see = (element: Element, foundOn = observed.get(element)) => {
    if (!foundOn) return;
    if (element.matches(cardSelector)) {
      const seen = readListedCard(element, foundOn);
      const { list, index, card } = seen;
      return once([list, index, card.name], () => events.record('product:impression', seen));
    }
    const promotion = readPromotion(element);
    if (promotion) once(promotion, () => events.record('promotion:impression', promotion));
  };
  const observer = observe((shown) => shown.forEach((element) => see(element)));
  const look = () => {
    for (const element of page.querySelectorAll(`${cardSelector}, ${promotionSelector}`)) {
      if (observed.has(element)) continue;
      observed.set(element, here());
      observer.observe(element);
    }
  };
  const lookAnew = () => {
    told.clear();
    observed = new WeakMap();
    observer.disconnect();
    look();
  };
  look();
  hearOfChanges(look);
  events.subscribe(({ type }) => {
    if (type === 'page:impression') lookAnew();
  });
  const click = (target: EventTarget | null, foundOn: FoundOn) => recordClick(target, foundOn, events, see);
  page.addEventListener('click', ({ target }) => click(target, here()), { capture: true });
  return click;
}

/** Records that a link of a card, a picture or a menu was followed, and before that that it was seen: who is quick is quicker than what watches. */
function recordClick(
  target: EventTarget | null,
  here: FoundOn,
  events: Pick<EventLog, 'record'>,
  see: (part: Element, foundOn: FoundOn) => void,
): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // Whoever compares has not chosen yet.
  if (!link || link.matches('[data-compare]')) return;
  const card = link.closest(cardSelector);
  if (card) {
    see(card, here);
    return events.record('product:click', readListedCard(card, here, link));
  }
  const promotion = link.closest(promotionSelector);
  const followed = promotion && readPromotion(promotion);
  if (followed) {
    see(promotion, here);
    return events.record('promotion:click', followed);
  }
  const where = { label: link.textContent.trim(), target: link.pathname };
  if (link.closest('[role="listbox"], [role="search"]')) events.record('search:click', where);
  else if (link.closest('nav')) events.record('menu:click', where);
  else if (link.closest('main')) events.record('widget:click', where);
}
