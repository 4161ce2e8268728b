import { expect, it, vi } from 'vitest';
import { browserHistory } from './browser-history.ts';

/** A window that shows one entry, with the state that the browser keeps for it over reloads. */
function openWindow(state: unknown) {
  const entry = { state };
  const history = { ...entry, replaceState: (next: unknown) => (history.state = next) };
  const location = { pathname: '/', search: '', hash: '' };
  return { history, location } as unknown as Window; // all that is used of it here
}

it('names the entry of a new document once, so that no other page’s place is taken for its own', () => {
  const keys = ['k1', 'k2'];
  const tab = openWindow(null);
  const history = browserHistory(tab, () => keys.shift() ?? '');
  expect([history.location().key, history.location().key]).toEqual(['k1', 'k1']);
});

it('knows the entry by its name again after a reload', () => {
  expect(browserHistory(openWindow({ key: 'k1' }), () => 'another').location().key).toBe('k1');
});

it('tells nobody of Back in a document that gives way to the page that Back led to', () => {
  const tab = new EventTarget() as Window; // hears events, as a window does
  let isOver = false;
  const heard = vi.fn();
  browserHistory(
    tab,
    () => 'k1',
    () => isOver,
  ).onPop(heard);
  tab.dispatchEvent(new Event('popstate'));
  isOver = true;
  tab.dispatchEvent(new Event('popstate'));
  expect(heard).toHaveBeenCalledOnce();
});
