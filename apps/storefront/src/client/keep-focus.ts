import { focusHeading } from './focus-heading.ts';
import { focusPart } from './focus-part.ts';

/** What has the focus, and where it stands: to find what came in its place. */
interface Held {
  element: HTMLElement;
  /** From the nearest ancestor up, each with the number of its child that leads to the element. */
  ancestors: readonly { parent: Element; index: number }[];
}

const headings = 'h1, h2, h3';
const news = '[role="status"], [role="alert"]';

/**
 * Follows the focus of the page. Where what had it goes away, such as a form that was answered, and nobody takes it, it
 * goes on at what came in its place: else Tab would begin at the top of the page, and a screen reader would say nothing.
 * `settle` calls back once those have had their turn who give the focus back themselves.
 */
export function keepFocus(page: Document, settle: (goOn: () => void) => void): void {
  // Who was quick has put the focus somewhere before the page came alive.
  let held = holdOf(page.activeElement);
  page.addEventListener('focusin', ({ target }) => {
    held = holdOf(target);
  });
  page.addEventListener('focusout', ({ target }) => {
    queueMicrotask(() => {
      const wasLeft = target instanceof HTMLElement && target.isConnected && page.activeElement !== target;
      if (wasLeft && held?.element === target) held = null;
    });
  });
  new MutationObserver((changes) => {
    if (!held || held.element.isConnected) return;
    const lost = held;
    held = null;
    const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    settle(() => {
      if (page.activeElement === page.body) goOn(page, lost, came);
    });
  }).observe(page.body, { childList: true, subtree: true });
}

function holdOf(target: EventTarget | null): Held | null {
  return target instanceof HTMLElement ? placeOf(target) : null;
}

function placeOf(element: HTMLElement): Held {
  const ancestors: { parent: Element; index: number }[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    ancestors.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  }
  return { element, ancestors };
}

function goOn(page: Document, { element, ancestors }: Held, came: readonly Node[]): void {
  const level = ancestors.findIndex(({ parent }) => parent.isConnected);
  const place = ancestors[level];
  const isWithinPage = place !== undefined && place.parent !== page.body;
  const way = ancestors.slice(0, level).map(({ index }) => index);
  const next = isWithinPage
    ? (sameInNextItem(place, { element, way: way.reverse() }) ?? newsAmong(came) ?? headingOf(place.parent))
    : null;
  if (!next) return focusHeading(page);
  focusPart(next);
  // It may stand above what is in sight, as the answer to a form does.
  next.scrollIntoView({ block: 'nearest' });
}

/**
 * Where an item of a list went away: the same control of the one that took its place. That is the one at the same place
 * within it, or else the first of its kind.
 */
function sameInNextItem(
  { parent, index }: Held['ancestors'][number],
  { element, way }: { element: Element; /** From the item down, by numbers of children. */ way: readonly number[] },
): HTMLElement | null {
  if (!parent.matches('ul, ol')) return null;
  const item = parent.children[Math.min(index, parent.children.length - 1)];
  const atSamePlace = way.reduce<Element | undefined>((at, child) => at?.children[child], item);
  if (atSamePlace instanceof HTMLElement && atSamePlace.tagName === element.tagName) return atSamePlace;
  return item?.querySelector<HTMLElement>(element.tagName) ?? null;
}

/** What tells of itself what happened; a place where nothing is told yet says nothing. */
function newsAmong(came: readonly Node[]): HTMLElement | null {
  const elements = came.filter((node) => node instanceof HTMLElement).filter((node) => node.isConnected);
  const first = (selector: string) =>
    elements
      .map((element) => (element.matches(selector) ? element : element.querySelector<HTMLElement>(selector)))
      .find((found) => found !== null && found.textContent !== '');
  return first(news) ?? first(headings) ?? null;
}

/** What stood beside the page, such as the question of consent, has none: whoever answers it goes on reading where they are. */
function headingOf(part: Element): HTMLElement | null {
  return part.querySelector('main') ? null : part.querySelector<HTMLElement>(headings);
}
