import type { HistoryPort, ShopLocation } from './navigator.ts';

/**
 * The tab's own history. Each entry gets a key, under which its scroll position is kept. Nobody hears of Back in a document
 * that is over: the boot script has asked for the one that it led to.
 */
export function browserHistory(tab: Window, newKey: () => string, isOver = () => false): HistoryPort {
  const keyOf = (state: unknown): string | null =>
    typeof state === 'object' && state && 'key' in state && typeof state.key === 'string' ? state.key : null;
  const nameEntry = (): string => {
    const key = newKey();
    tab.history.replaceState({ key }, '');
    return key;
  };
  const location = (): ShopLocation => {
    const { pathname, search, hash } = tab.location;
    return { pathname, search, hash, key: keyOf(tab.history.state) ?? nameEntry() };
  };
  return {
    location,
    push(path) {
      tab.history.pushState({ key: newKey() }, '', path);
      return location();
    },
    replace(path) {
      tab.history.replaceState({ key: newKey() }, '', path);
      return location();
    },
    step: (by) => tab.history.go(by),
    onPop: (hear) => tab.addEventListener('popstate', () => !isOver() && hear()),
  };
}
