import { leaveWith } from '../../page/form/leave-with.ts';
import { sendPlainly } from '../../page/form/send-plainly.ts';
import { comingMark } from '../../page/coming-mark.ts';
import { heldMark } from '../../page/held-mark.ts';
import { underWayMark } from '../../page/form/under-way-mark.ts';

/** How long (ms) a form that is sent waits for the tab to come alive. Then the server answers it, as without script. */
const patience = 3_000;

/** What tells that a field was filled in. */
const changes = ['input', 'change'] as const;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface TouchPorts {
  /** Fetches the script of the page. */
  start(): void;
  /** Marks a product as a favourite, or takes the mark away. */
  mark(productId: number): void;
  /** Whether something is kept in this browser under a key. */
  isKept(key: string): boolean;
}

/**
 * Holds what is done in a document before its script is alive. What the browser does by itself (links, fields, details,
 * forms that only ask) it does; a press on a button, a form that changes something and a link that does its work in place
 * wait, and are done once, when the tab is alive. In a part that comes alive after the tab they wait for that. What has
 * waited too long, or whose script does not come, is left to the browser and the server.
 */
export function holdTouches(tab: Window, { start, mark, isKept }: TouchPorts) {
  const pressed = new Set<HTMLElement>();
  const sent = new Map<HTMLFormElement, HTMLElement | null>();
  const changed = new Map<Field, string | boolean>();
  /** What was pressed and shows that it waits. */
  const waiting = new Set<Element>();
  let followed: HTMLAnchorElement | null = null;
  let isAlive = false;
  let isGivenUp = false;
  let isOver = false;
  let timer = 0;

  /** Whether nobody hears yet what is done there. */
  function waits(at: Element): boolean {
    return !isAlive || (at.isConnected && at.closest(`[${comingMark}]`) !== null);
  }

  function hold(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
  }

  function showWaiting(element: Element | null): void {
    if (!element) return;
    waiting.add(element);
    element.setAttribute(heldMark, '');
    element.setAttribute('aria-busy', 'true');
  }

  function showDone(elements: Iterable<Element> = waiting): void {
    for (const element of elements) {
      for (const mark of [heldMark, 'aria-busy']) element.removeAttribute(mark);
      waiting.delete(element);
    }
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as Element; // what is pressed
    const heart = target.closest<HTMLElement>('[data-favourite]');
    // In an alive tab the stores mark, and whoever follows them hears of it.
    if (heart && !isAlive) {
      hold(event);
      return mark(Number(heart.dataset['favourite']));
    }
    const link = target.closest<HTMLAnchorElement>('a[data-takes], a[data-quick-add], a[data-opens]');
    if (link) return holdLink(event, link);
    const button = target.closest<HTMLButtonElement>('button');
    // The submission that a press leads to is held itself.
    if (!button || button.disabled || (button.type !== 'button' && button.form)) return;
    hold(event);
    pressed.add(button);
    showWaiting(button);
  }

  function holdLink(event: MouseEvent, link: HTMLAnchorElement): void {
    const { takes } = link.dataset;
    const isPlain = event.ctrlKey || event.metaKey || event.shiftKey || (takes !== undefined && !isKept(takes));
    if (isGivenUp || isPlain) return;
    hold(event);
    followed = link;
    showWaiting(link);
    timer ||= tab.setTimeout(goPlainly, patience);
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement; // what is submitted
    if (form.method !== 'post') return;
    // The browser would send it twice, and show the second answer.
    if (isGivenUp && form.hasAttribute(underWayMark)) event.preventDefault();
    if (isGivenUp) return;
    hold(event);
    sent.set(form, event.submitter);
    form.toggleAttribute(underWayMark, true);
    showWaiting(event.submitter);
    timer ||= tab.setTimeout(goPlainly, patience);
  }

  function onChange({ target }: Event): void {
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
      changed.set(target, target.checked);
    else if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      changed.set(target, target.value);
  }

  /** The server answers what was sent first, or the browser follows the link; the document that comes is a new one. */
  function goPlainly(): void {
    isGivenUp = true;
    const [first] = sent;
    // Should the tab come alive before the answer is there, it is not sent once more.
    sent.clear();
    if (first) return sendPlainly(...first, showDone);
    showDone();
    goOn();
  }

  /** Nobody came for the press: the link leads on, where it still stands. */
  function goOn(): void {
    showDone(followed ? [followed] : []);
    if (followed?.isConnected) followed.click();
    followed = null;
  }

  /** Back led to an address of another page, which nothing here can show. */
  const address = tab.location.pathname + tab.location.search;
  function onPop(): void {
    if (tab.location.pathname + tab.location.search === address) return;
    isOver = true;
    // The place that the browser kept is one of this page; the script of that one knows where it was left.
    tab.history.scrollRestoration = 'manual';
    tab.location.reload();
  }

  const heard = [
    ['click', onClick],
    ['submit', onSubmit],
  ] as [string, (event: Event) => void][]; // each hears of its own type
  for (const [type, hear] of heard)
    tab.addEventListener(type, (event) => event.target instanceof Element && waits(event.target) && hear(event), true);
  for (const type of changes) tab.addEventListener(type, onChange, true);
  tab.addEventListener('popstate', onPop, true);
  // What nobody on the page took, the browser sends.
  tab.addEventListener('submit', ({ target, defaultPrevented }) => {
    const form = target as HTMLFormElement; // what is submitted
    if (!defaultPrevented && form.method === 'post') leaveWith(form);
  });

  /** Those that somebody hears by now. */
  function ready<Held extends Element>(held: Iterable<Held>): Held[] {
    return [...held].filter((one) => !waits(one));
  }

  function tellFields(): void {
    for (const type of changes) tab.removeEventListener(type, onChange, true);
    for (const [field, value] of changed) if (field.isConnected) tellAgain(field, value);
    changed.clear();
  }

  /** Whether what was followed opens something: that may come alive later still, and asks for it then. */
  const isOpening = () => followed?.dataset['opens'] !== undefined;

  /** What is heard by now is done, each once: what is done may bring the next part alive. */
  function doReady(): void {
    showDone(ready(waiting).filter((one) => one !== followed || !isOpening()));
    for (const button of ready(pressed)) if (pressed.delete(button)) button.click();
    const link = followed;
    if (link && !isOpening() && !waits(link)) {
      followed = null;
      link.click();
    }
    for (const form of ready(sent.keys())) {
      const by = sent.get(form) ?? null;
      if (!sent.delete(form)) continue;
      form.removeAttribute(underWayMark);
      if (!form.isConnected) sendPlainly(form, by);
      else if (by) by.click();
      else form.requestSubmit();
    }
    if (sent.size > 0 || (followed && waits(followed))) return;
    tab.clearTimeout(timer);
    timer = 0;
  }

  return {
    /** React hears by now what is filled in: what was before is told again. A part that comes later reads its fields itself. */
    tellFields,
    /** The tab is alive: what was held is done, in the order of fields, buttons, forms. */
    release(): void {
      if (isAlive) return;
      isAlive = true;
      tab.removeEventListener('popstate', onPop, true);
      tellFields();
      doReady();
      if (isOpening()) tab.setTimeout(goOn, patience);
    },
    /** A part of the alive tab is alive as well. */
    releasePart: () => void (isAlive && doReady()),
    /** Whether the link that opens this was pressed and is still waited for; from here on it is not. */
    tookPress(opens: string): boolean {
      if (followed?.dataset['opens'] !== opens) return false;
      showDone([followed]);
      followed = null;
      return true;
    },
    /** Its script did not come: the server answers forms from here on. */
    giveUp: goPlainly,
    /** Whether the document gives way to the page that Back led to: its place is not that one's. */
    isOver: () => isOver,
  };
}

/** Has React hear of a field's change: it tells one by the value that was set last through the field itself. */
function tellAgain(field: Field, value: string | boolean): void {
  const tell = () => {
    for (const type of changes) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  // React keeps no value of files, and the browser lets nobody set them.
  if (field.type === 'file') return tell();
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value; // of a checkbox or radio button
    return field.click();
  }
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = '';
  set?.call(field, value);
  tell();
}
