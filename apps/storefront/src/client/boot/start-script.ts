import { hasRoom } from '../has-room.ts';

/** What a tab does without being touched, when it has nothing else to do. */
const idlePatience = 2_000;

/** How long (ms) after a script that did not come the next try is made. */
const pauses = [500, 2_000, 10_000];

/** What shows that somebody is there. A finger on a link leads to another document, whose way is not to be crowded. */
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'submit', 'input'];

/** Fetches and runs the script of the page: when somebody does something, or else when the tab is loaded and idle. */
export function startScript(tab: Window, settings: DOMStringMap, run: (entry: string) => Promise<unknown>) {
  const { document: page } = tab;
  const { entry = '', scripts = '', streamed } = settings;
  let isFetching = false;
  let isStarted = false;
  let hearFailure = () => {};

  /** All at once: found one by one, they would come one after the other. */
  function fetchAll(): void {
    if (isFetching) return;
    isFetching = true;
    for (const href of scripts.split(' ').filter(Boolean)) {
      const link = page.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      page.head.append(link);
    }
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

  function startIdle(): void {
    fetchAll();
    // Safari has no idle moments to tell of.
    if (typeof tab.requestIdleCallback === 'function') tab.requestIdleCallback(start, { timeout: idlePatience });
    else setTimeout(start, idlePatience / 10);
  }

  const isLink = ({ target }: Event) => target instanceof Element && target.closest('a[href]') !== null;
  const mean = (event: Event) => {
    const isFinger = event.type === 'touchstart' || ('pointerType' in event && event.pointerType === 'touch');
    if (!(isFinger && isLink(event))) start();
  };
  for (const type of intents) tab.addEventListener(type, mean, { capture: true, passive: true });
  // With data saver, and on a line of the second generation, nothing comes that nobody asked for.
  if (hasRoom(tab.navigator)) {
    if (page.readyState === 'complete') startIdle();
    else tab.addEventListener('load', startIdle);
  }
  return { start, onFailure: (hear: () => void) => void (hearFailure = hear) };
}
