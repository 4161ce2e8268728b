import type { PageAnswer } from '../routes/load-page.ts';
import type { FailedPage, FoundPage, ShownPage } from '../page/shown-page.tsx';

/** Where the tab stands: an address, and the key of its entry in the browser's history. */
export interface ShopLocation {
  pathname: string;
  search: string;
  hash: string;
  key: string;
}

/** What the tab shows, and how the visitor got there. */
export interface Shown {
  location: ShopLocation;
  page: ShownPage;
  /** `start` is the document itself; `pop` is Back or Forward, whose scroll position is restored; a `fragment` lies within the same page, and `fill` is the page whose sketch is on the screen. With `stay` the page was to change in place and could not be had. */
  by: 'start' | 'push' | 'replace' | 'pop' | 'fragment' | 'fill' | 'stay';
}

/** The browser's history, as far as the shop needs it. */
export interface HistoryPort {
  location(): ShopLocation;
  push(path: string): ShopLocation;
  replace(path: string): ShopLocation;
  step(by: number): void;
  /** Hears of Back and Forward; the address has changed already. */
  onPop(hear: () => void): void;
}

export interface NavigatorPorts {
  history: HistoryPort;
  load(path: string): Promise<PageAnswer>;
  /** What can be drawn of the page behind a link that was opened just now, before it is there; null where that is nothing. */
  sketch(path: string, from: ShownPage): FoundPage | null;
  show(shown: Shown): void;
  /** When what was shown last has been painted. */
  painted(): Promise<void>;
  /** Tells that what was chosen within the page that is shown could not be had; `again` asks for it once more. */
  miss(answer: FailedPage, again: () => void): void;
  /** Leaves for a page that only the server can show: this one is over. */
  openDocument(path: string, how: 'push' | 'replace'): Promise<never>;
  /** Called before the place on the screen is left, for another page or a fragment, so that its scroll position can be kept. */
  leave(from: ShopLocation): void;
  progress: { start(): void; finish(): void; fail(): void };
}

export interface Navigator {
  go(path: string, how: 'push' | 'replace'): void;
  step(by: number): void;
}

/** A page that keeps pointing elsewhere is given up after so many steps. */
const mostRedirects = 5;

/**
 * Takes the tab from page to page. The next page is loaded while the old one stays on the screen; when it is there, the
 * address changes; at once where a sketch of it can be drawn, which the page then fills in. Of several navigations under way the last one wins.
 */
export function createNavigator(ports: NavigatorPorts, start: Shown): Navigator {
  const { history, progress } = ports;
  let shown = start;
  let latest = 0;

  function show(next: Shown): void {
    shown = next;
    ports.show(next);
  }

  function isSamePage(location: Pick<ShopLocation, 'pathname' | 'search'>): boolean {
    return location.pathname === shown.location.pathname && location.search === shown.location.search;
  }

  async function settle(path: string, by: Shown['by']): Promise<{ answer: ShownPage; path: string; by: Shown['by'] }> {
    let [address, how] = [path, by];
    for (let step = 0; step < mostRedirects; step += 1) {
      const answer = await ports.load(address);
      if (answer.kind !== 'moved') return { answer, path: address, by: how };
      if (answer.needsDocument) return ports.openDocument(answer.path, how === 'push' ? 'push' : 'replace');
      address = answer.path;
      if (how === 'pop') how = 'replace';
    }
    return { answer: { kind: 'failed', status: 500, alternates: {} }, path: address, by: how };
  }

  async function navigate(path: string, by: 'push' | 'replace' | 'pop'): Promise<void> {
    const mine = ++latest;
    progress.start();
    const page = by === 'push' && !isHere(path) ? ports.sketch(path, shown.page) : null;
    if (page) {
      ports.leave(shown.location);
      show({ location: history.push(path), page, by });
      await ports.painted();
    }
    // The address of a sketch is that of the page already.
    const target = await settle(path, page ? 'replace' : by);
    if (mine !== latest) return;
    if (target.answer.kind === 'failed' && target.answer.status !== 404) progress.fail();
    else progress.finish();
    if (page) return fill(page, path, target);
    if (by !== 'pop' && isInPlace(target.path) && isOutage(target.answer)) {
      stay();
      return ports.miss(target.answer, () => void navigate(path, by));
    }
    if (by !== 'pop') ports.leave(shown.location);
    const location = arrive(target.path, target.by);
    show({ location, page: target.answer, by: target.by });
  }

  /** Another choice of the same page, such as of a list, that could not be had: what is on the screen stays there. */
  function stay(): void {
    show({ ...shown, location: { ...shown.location }, by: 'stay' });
  }

  function isInPlace(path: string): boolean {
    return shown.page.kind === 'found' && path.split(/[?#]/)[0] === shown.location.pathname;
  }

  /** Puts a page in the place of its sketch. */
  function fill({ sketch }: FoundPage, path: string, target: { answer: ShownPage; path: string }): void {
    const { answer } = target;
    const location = target.path === path ? shown.location : history.replace(target.path);
    show({ location, page: answer.kind === 'found' ? { ...answer, sketch } : answer, by: 'fill' });
  }

  function isHere(path: string): boolean {
    const [address = ''] = path.split('#');
    return address === shown.location.pathname + shown.location.search;
  }

  function arrive(path: string, by: Shown['by']): ShopLocation {
    if (by === 'push') return history.push(path);
    return by === 'replace' ? history.replace(path) : history.location();
  }

  history.onPop(() => {
    const location = history.location();
    ports.leave(shown.location);
    if (isSamePage(location)) {
      // Whatever was on its way is no longer wanted: the address is that of the page on the screen.
      latest += 1;
      progress.finish();
      return show({ location, page: shown.page, by: 'fragment' });
    }
    void navigate(location.pathname + location.search + location.hash, 'pop');
  });

  return { go: (path, how) => void navigate(path, how), step: history.step };
}

/** Whether a page could not be had that may be there another time. */
function isOutage(answer: ShownPage): answer is FailedPage {
  return answer.kind === 'failed' && answer.status >= 500;
}
