import type { EventLog } from '@torg/stores';
import type { Flowbox, FlowboxWindow, FlowOptions } from '../../config/flow-widget.ts';

export interface FlowPorts {
  page: Document;
  window: FlowboxWindow;
  /** False where the browser asks not to be tracked: it gets the pictures without the provider's cookie. */
  allowCookies: boolean;
  /** Loads a script, once; again where it did not come. */
  load(address: string): void;
  /** Hears of a script that did not come. */
  events: Pick<EventLog, 'subscribe'>;
  /** Makes what tells which places are on the screen, or soon will be. */
  observe(hear: (near: readonly Element[]) => void): Pick<IntersectionObserver, 'observe' | 'disconnect'>;
  /** Calls back when elements came to the page or left it, before they are painted. */
  hearChanges(hear: () => void): void;
  report(error: unknown): void;
}

/** Calls that wait for the provider's script. It empties `q` when it runs, and puts itself in their place. */
type WaitingCalls = Flowbox & { q: unknown[][] };

/** How far below the screen a place is when its pictures are fetched. */
const nearBy = '800px';

/** Watches what comes near in a browser. */
export function observeNear(hear: (near: readonly Element[]) => void): IntersectionObserver {
  const read = (entries: readonly IntersectionObserverEntry[]) =>
    hear(entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : [])));
  return new IntersectionObserver(read, { rootMargin: nearBy });
}

/** Hears of elements that come and go in a browser. */
export function hearPlaces(page: Document): FlowPorts['hearChanges'] {
  return (hear) => new MutationObserver(hear).observe(page.body, { childList: true, subtree: true });
}

/**
 * Has the provider of customers' pictures fill in the places of the page that come near, while their visitor agrees: none of
 * its files are asked for before. Places are found by their markup, since most stand in parts that never come alive. Gives
 * what hears of the visitor's answers.
 */
export function followFlows(script: string, ports: FlowPorts): (isAgreed: boolean) => void {
  const { page, window: target, allowCookies, load, events, report } = ports;
  const waiting = waitingCalls();
  const places = new Set<Element>();
  const begun = new Set<Element>();
  /** Those that were begun when the script did not come: they stay near, so that nothing tells of them anew. */
  let missed: readonly Element[] = [];
  let isAgreed = false;
  let isMissing = false;
  let count = 0;
  const stateNow = () => (!isAgreed ? 'open' : isMissing ? 'missing' : 'agreed');
  const call = (run: (flowbox: Flowbox) => void) => {
    try {
      run((target.flowbox ??= waiting));
    } catch (error) {
      // The page is whole without it.
      report(error);
    }
  };
  const begin = (place: Element) => {
    if (!isAgreed || begun.has(place)) return;
    begun.add(place);
    if (isMissing) {
      isMissing = false;
      places.forEach((one) => tell(one, stateNow()));
    }
    // The next page may have the same gallery.
    count += 1;
    place.id = `flow-${count}`;
    const options = JSON.parse(place.getAttribute('data-flow') ?? '') as FlowOptions; // as `FlowPlace` wrote it
    call((flowbox) => flowbox('init', { ...options, container: `#${place.id}`, allowCookies }));
    load(script);
    const others = missed;
    missed = [];
    others.filter((one) => one.isConnected).forEach(begin);
  };
  const end = (place: Element) => {
    if (!begun.delete(place)) return;
    call((flowbox) => flowbox('destroy', { container: `#${place.id}` }));
    place.replaceChildren();
  };
  const observer = ports.observe((near) => near.forEach(begin));
  const look = () => {
    if (!isAgreed) return;
    for (const place of places) {
      if (place.isConnected) continue;
      places.delete(place);
      end(place);
    }
    for (const place of page.querySelectorAll('[data-flow]')) {
      if (places.has(place)) continue;
      places.add(place);
      tell(place, stateNow());
      observer.observe(place);
    }
  };
  ports.hearChanges(look);
  events.subscribe(({ type, data }) => {
    if (type !== 'error:script' || data.address !== script) return;
    isMissing = true;
    // It is asked for again with the next place that comes near, or one that comes back; the others come with that one.
    missed = [...begun];
    begun.clear();
    waiting.q.length = 0;
    places.forEach((place) => tell(place, stateNow()));
  });
  return (answer) => {
    isAgreed = answer;
    if (isAgreed) return look();
    observer.disconnect();
    begun.forEach(end);
    missed = [];
    // What the script has not heard of yet, it never does.
    waiting.q.length = 0;
    places.forEach((place) => tell(place, stateNow()));
    places.clear();
  };
}

function waitingCalls(): WaitingCalls {
  const q: unknown[][] = [];
  return Object.assign((...call: unknown[]) => void q.push(call), { q });
}

/** Shows the one note of a place that is true. */
function tell(place: Element, state: string): void {
  for (const note of place.parentElement?.querySelectorAll<HTMLElement>('[data-flow-note]') ?? [])
    note.hidden = note.dataset.flowNote !== state;
}
