import { describe, expect, it, vi } from 'vitest';
import type { FoundPage } from '../page/shown-page.tsx';
import type { PageAnswer } from '../routes/load-page.ts';
import { createNavigator, type Shown, type ShopLocation } from './navigator.ts';

/** A tab over a history that lives in memory; pages come when the test lets them. */
function openTab(
  answers: Record<string, PageAnswer> = {},
  sketches: Record<string, FoundPage> = {},
  painted = Promise.resolve(),
) {
  const entries: ShopLocation[] = [{ pathname: '/', search: '', hash: '', key: 'k0' }];
  let index = 0;
  let hearPop = () => {};
  const at = (): ShopLocation => {
    const entry = entries[index];
    if (!entry) throw new Error('The history ended');
    return entry;
  };
  const enter = (path: string) => {
    const { pathname, search, hash } = new URL(path, 'http://localhost');
    entries.splice(index, entries.length, { pathname, search, hash, key: `k${entries.length}` });
    return at();
  };
  const pending = new Map<string, (answer: PageAnswer) => void>();
  const shown: Shown[] = [];
  const left: string[] = [];
  const documents: [path: string, how: string][] = [];
  const missed: (() => void)[] = [];
  const progress = { start: vi.fn(), finish: vi.fn(), fail: vi.fn() };
  const start: Shown = { location: at(), page: failed(404), by: 'start' };
  const navigator = createNavigator(
    {
      history: {
        location: at,
        push: (path) => (index++, enter(path)),
        replace: enter,
        step: (by) => ((index += by), hearPop()),
        onPop: (hear) => (hearPop = hear),
      },
      load: (path) => {
        const ready = answers[path];
        return ready ? Promise.resolve(ready) : new Promise((resolve) => pending.set(path, resolve));
      },
      sketch: (path) => sketches[path] ?? null,
      show: (next) => shown.push(next),
      painted: () => painted,
      openDocument: (path, how) => {
        documents.push([path, how]);
        return new Promise(() => {});
      },
      leave: ({ pathname }) => left.push(pathname),
      miss: (_, again) => missed.push(again),
      progress,
    },
    start,
  );
  const arrive = async (path: string, answer: PageAnswer = failed(404)) => {
    await settled();
    pending.get(path)?.(answer);
    await settled();
  };
  /** The browser itself follows a link to a fragment. */
  const jump = (hash: string) => {
    const path = at().pathname + hash;
    index++;
    enter(path);
    hearPop();
  };
  return {
    navigator,
    entries,
    jump,
    shown,
    asked: () => [...pending.keys()],
    left,
    documents,
    missed,
    progress,
    arrive,
    settle: () => vi.waitFor(() => expect(shown).not.toEqual([])),
  };
}

/** Lets everything happen that waits for nothing more. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const failed = (status: 404 | 503): PageAnswer & { kind: 'failed' } => ({
  kind: 'failed',
  status,
  alternates: {},
});

describe('the navigator', () => {
  it('keeps the old page until the new one is there', async () => {
    const tab = openTab();
    tab.navigator.go('/c/muggar', 'push');
    expect(tab.shown).toEqual([]);
    expect(tab.progress.start).toHaveBeenCalledTimes(1);
    await tab.arrive('/c/muggar');
    expect(tab.shown).toMatchObject([{ location: { pathname: '/c/muggar' }, by: 'push' }]);
    expect(tab.progress.finish).toHaveBeenCalledTimes(1);
  });

  it('counts a second click on the same link once', async () => {
    const tab = openTab({ '/c/muggar': failed(404) });
    tab.navigator.go('/c/muggar', 'push');
    tab.navigator.go('/c/muggar', 'push');
    await settled();
    expect([tab.left, tab.shown.length]).toEqual([['/'], 1]);
  });

  it('lets the last of several clicks win, whichever answer comes first', async () => {
    const tab = openTab();
    tab.navigator.go('/a', 'push');
    tab.navigator.go('/b', 'push');
    await tab.arrive('/b');
    await tab.arrive('/a');
    expect(tab.shown.map(({ location }) => location.pathname)).toEqual(['/b']);
  });

  it('follows a page that has moved, and shows its new address', async () => {
    const tab = openTab({
      '/p/mugg': { kind: 'moved', path: '/p/muggar/mugg', isForGood: true },
      '/p/muggar/mugg': failed(404),
    });
    tab.navigator.go('/p/mugg', 'push');
    await tab.settle();
    expect(tab.shown[0]?.location.pathname).toBe('/p/muggar/mugg');
  });

  it('leaves a page that only the server can show to the next document', async () => {
    const tab = openTab({ '/utkast': { kind: 'moved', path: '/utkast', isForGood: false, needsDocument: true } });
    tab.navigator.go('/utkast', 'push');
    await vi.waitFor(() => expect(tab.documents).toEqual([['/utkast', 'push']]));
    expect(tab.shown).toEqual([]);
  });

  it('gives up on pages that point at each other', async () => {
    const tab = openTab({
      '/a': { kind: 'moved', path: '/b', isForGood: true },
      '/b': { kind: 'moved', path: '/a', isForGood: true },
    });
    tab.navigator.go('/a', 'push');
    await tab.settle();
    expect(tab.shown[0]?.page).toMatchObject({ kind: 'failed', status: 500 });
  });

  it('turns the bar red when the API does not answer', async () => {
    const tab = openTab({ '/c/muggar': failed(503) });
    tab.navigator.go('/c/muggar', 'push');
    await tab.settle();
    expect(tab.progress.fail).toHaveBeenCalledTimes(1);
    expect(tab.progress.finish).not.toHaveBeenCalled();
  });

  it('says which page is left, so that Back finds the place again', async () => {
    const tab = openTab({ '/c/muggar': failed(404), '/': failed(404) });
    tab.navigator.go('/c/muggar', 'push');
    await tab.settle();
    tab.navigator.step(-1);
    await vi.waitFor(() => expect(tab.shown).toHaveLength(2));
    expect(tab.left).toEqual(['/', '/c/muggar']);
    expect(tab.shown[1]).toMatchObject({ by: 'pop', location: { pathname: '/', key: 'k0' } });
  });

  it('says which place is left for a fragment of the same page, so that Back undoes the jump', () => {
    const tab = openTab();
    tab.jump('#p');
    expect(tab.left).toEqual(['/']);
    expect(tab.shown).toMatchObject([{ by: 'fragment', location: { hash: '#p' } }]);
  });

  it('drops a page that is still on its way when Back and Forward lead to the one on the screen', async () => {
    const tab = openTab({ '/c/muggar': failed(404) });
    tab.navigator.go('/c/muggar', 'push');
    await tab.settle();
    tab.navigator.step(-1);
    tab.navigator.step(1);
    await tab.arrive('/');
    expect(tab.shown.at(-1)).toMatchObject({ location: { pathname: '/c/muggar' } });
    expect(tab.shown.map(({ location }) => location.pathname)).not.toContain('/');
  });
});

const page: FoundPage = {
  kind: 'found',
  name: 'product',
  params: { alias: 'mugg' },
  head: { title: 'Mugg', alternates: {} },
  frame: 'default',
  arrives: 'at-top',
  View: () => null,
};

describe('a choice within a page that could not be had', () => {
  const list: PageAnswer = { ...page, name: 'category', params: { category: 'muggar' } };

  async function openList() {
    const tab = openTab({ '/c/muggar': list, '/c/muggar?page=2': failed(503), '/c/muggar?page=9': failed(404) });
    tab.navigator.go('/c/muggar', 'push');
    await tab.settle();
    return tab;
  }

  it('leaves the page where it is, with its address, and says what is missing', async () => {
    const tab = await openList();
    tab.navigator.go('/c/muggar?page=2', 'replace');
    await settled();
    expect(tab.shown.at(-1)).toMatchObject({ location: { search: '' }, page: list, by: 'stay' });
    expect(tab.entries).toHaveLength(2);
    expect([tab.missed.length, tab.progress.fail.mock.calls.length]).toEqual([1, 1]);
    // Whoever drew on the wish has to hear that it failed.
    expect(tab.shown.at(-1)?.location).not.toBe(tab.shown.at(-2)?.location);
  });

  it('is asked for again in the way that it was', async () => {
    const tab = await openList();
    tab.navigator.go('/c/muggar?page=3', 'replace');
    await tab.arrive('/c/muggar?page=3', failed(503));
    tab.missed[0]?.();
    await tab.arrive('/c/muggar?page=3', list);
    expect(tab.shown.at(-1)).toMatchObject({ location: { search: '?page=3' }, by: 'replace' });
    expect(tab.entries).toHaveLength(2);
  });

  it('is another page where there is none, where Back leads there, or elsewhere', async () => {
    const tab = await openList();
    tab.navigator.go('/c/muggar?page=9', 'push');
    await settled();
    expect(tab.shown.at(-1)).toMatchObject({ page: { status: 404 }, location: { search: '?page=9' } });
    tab.navigator.go('/c/klader', 'push');
    await tab.arrive('/c/klader', failed(503));
    expect(tab.shown.at(-1)).toMatchObject({ page: { status: 503 }, location: { pathname: '/c/klader' } });
    expect(tab.missed).toEqual([]);
  });
});

describe('a page of which a sketch can be drawn', () => {
  const sketch = { name: 'Mugg', brand: null, price: '<b>189 kr</b>', picture: '/mug.avif' };
  const sketched: FoundPage = { ...page, sketch, isSketch: true };
  const open = () => {
    const tab = openTab({}, { '/p/mugg': sketched });
    tab.navigator.go('/p/mugg', 'push');
    return tab;
  };

  it('has its address and its sketch at once, and fills it in when it comes', async () => {
    const tab = open();
    expect(tab.shown).toMatchObject([{ location: { pathname: '/p/mugg' }, page: { isSketch: true }, by: 'push' }]);
    expect(tab.left).toEqual(['/']);
    expect(tab.progress.finish).not.toHaveBeenCalled();
    await tab.arrive('/p/mugg', page);
    expect(tab.shown[1]).toEqual({ location: tab.shown[0]?.location, page: { ...page, sketch }, by: 'fill' });
    expect([tab.left, tab.entries.length]).toEqual([['/'], 2]);
  });

  it('is asked for once its sketch is on the screen', async () => {
    let paint = () => {};
    const tab = openTab({}, { '/p/mugg': sketched }, new Promise<void>((resolve) => (paint = resolve)));
    tab.navigator.go('/p/mugg', 'push');
    await settled();
    expect([tab.shown.length, tab.asked()]).toEqual([1, []]);
    paint();
    await settled();
    expect(tab.asked()).toEqual(['/p/mugg']);
  });

  it('leads on in its own place where it has moved, and to a document where it needs one', async () => {
    const tab = open();
    await tab.arrive('/p/mugg', { kind: 'moved', path: '/p/krus', isForGood: true });
    await tab.arrive('/p/krus', page);
    expect(tab.shown[1]).toMatchObject({ location: { pathname: '/p/krus' }, by: 'fill' });
    expect(tab.entries.map(({ pathname }) => pathname)).toEqual(['/', '/p/krus']);
    const apart = open();
    await apart.arrive('/p/mugg', { kind: 'moved', path: '/p/annan', isForGood: true, needsDocument: true });
    expect(apart.documents).toEqual([['/p/annan', 'replace']]);
  });

  it('says in its place that it failed', async () => {
    const tab = open();
    await tab.arrive('/p/mugg', failed(503));
    expect(tab.shown[1]).toMatchObject({ page: { kind: 'failed', status: 503 }, by: 'fill' });
    expect(tab.progress.fail).toHaveBeenCalled();
  });

  it('is not filled in once the visitor has gone back', async () => {
    const tab = open();
    tab.navigator.step(-1);
    await tab.arrive('/', failed(404));
    await tab.arrive('/p/mugg', page);
    expect(tab.shown.map(({ by }) => by)).toEqual(['push', 'pop']);
  });

  it('is loaded as ever where it is on the screen already', async () => {
    const tab = openTab({}, { '/': sketched });
    tab.navigator.go('/', 'push');
    expect(tab.shown).toEqual([]);
  });
});
