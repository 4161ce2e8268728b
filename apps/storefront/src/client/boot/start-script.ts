import { hasRoom } from '../has-room.ts';

/** What a tab does without being touched, when it has nothing else to do. */
const idlePatience = 2_000;

/** How long (ms) after a script that did not come the next try is made. */
const pauses = [500, 2_000, 10_000];

/**
 * What shows that somebody is there. A finger on a link leads to another document, whose way is not to be crowded; a mouse
 * that rests where the page comes up is over it without being moved.
 */
const intents = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'submit', 'input'];

export interface StartPorts {
  /** Runs the script of the page. */
  run(entry: string): Promise<unknown>;
  /** Whether it has something to do for this visitor that no touch is waited for. */
  isAwaited(): boolean;
  /** Hears once of a tab that is loaded and idle, where there is room for what nobody asked for. */
  whenIdle(): Promise<void>;
}

/**
 * Fetches and runs the script of the page when somebody does something. A page that needs it before that gets it when the
 * tab is loaded and idle; every other one then fetches the libraries alone, which are the larger half of all that is to come
 * and the same from page to page, and runs nothing.
 */
export function startScript(tab: Window, settings: DOMStringMap, { run, isAwaited, whenIdle }: StartPorts) {
  const { document: page } = tab;
  const { entry = '', scripts = '', libraries = '', waits, streamed } = settings;
  let isFetching = false;
  let isStarted = false;
  let hearFailure = () => {};

  /** All at once: found one by one, they would come one after the other. */
  function fetchAll(): void {
    if (isFetching) return;
    isFetching = true;
    for (const href of listed(scripts)) addLink('modulepreload', href);
  }

  function addLink(rel: string, href: string): void {
    page.head.append(Object.assign(page.createElement('link'), { rel, href }));
  }

  async function tryToRun(attempt: number): Promise<void> {
    try {
      await run(entry);
    } catch (error) {
      console.error(error);
      hearFailure();
      const pause = pauses[attempt];
      if (pause !== undefined) tab.setTimeout(() => void tryToRun(attempt + 1), pause);
      else tab.addEventListener('online', () => void tryToRun(attempt), { once: true });
    }
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    fetchAll();
    const go = () => void tryToRun(0);
    // A streamed document brings this script when what is alive from the start is there.
    if (page.readyState !== 'loading' || streamed !== undefined) go();
    else page.addEventListener('DOMContentLoaded', go);
  }

  function onLoad(): void {
    const isNeeded = waits === undefined || isAwaited();
    if (isNeeded) fetchAll();
    const go = () => {
      if (isNeeded) start();
      // Safari has no other way to fetch ahead.
      else if (!isStarted) listed(libraries).forEach((href) => addLink(prefetchOf(page), href));
      void whenIdle();
    };
    // Safari has no idle moments to tell of.
    if (typeof tab.requestIdleCallback === 'function') tab.requestIdleCallback(go, { timeout: idlePatience });
    else setTimeout(go, idlePatience / 10);
  }

  const isLink = ({ target }: Event) => target instanceof Element && target.closest('a[href]') !== null;
  // A row that snaps to its pictures tells of scrolling whenever it is laid out.
  const isOfItsOwn = ({ type, target }: Event) => type === 'scroll' && target !== page;
  // A browser tells a new page of a mouse that rests as of one that is moved, by nothing.
  const isResting = (event: Event) =>
    'movementX' in event && event.movementX === 0 && 'movementY' in event && event.movementY === 0;
  const mean = (event: Event) => {
    if (event.type === 'pointermove' && isResting(event)) return;
    const isFinger = event.type === 'touchstart' || ('pointerType' in event && event.pointerType === 'touch');
    if (!(isFinger && isLink(event)) && !isOfItsOwn(event)) start();
  };
  for (const type of intents) tab.addEventListener(type, mean, { capture: true, passive: true });
  // With data saver, and on a line of the second generation, nothing comes that nobody asked for. Without
  // any, the page is one that is kept, and so are its files.
  if (hasRoom(tab.navigator) || tab.navigator.onLine === false) {
    if (page.readyState === 'complete') onLoad();
    else tab.addEventListener('load', onLoad);
  }
  return { start, onFailure: (hear: () => void) => void (hearFailure = hear) };
}

const listed = (text: string) => text.split(' ').filter(Boolean);

/** What is fetched ahead by `prefetch` is kept and not read, which costs the tab nothing. */
function prefetchOf(page: Document): string {
  const { relList } = page.createElement('link');
  return relList?.supports?.('prefetch') ? 'prefetch' : 'modulepreload';
}
