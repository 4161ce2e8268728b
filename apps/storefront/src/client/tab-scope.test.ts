import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stored } from '../config/stored.ts';
import type { ShopState } from './shop-state.ts';
import { createTabScope } from './tab-scope.ts';

/** A browser's storage, as far as the shop uses it. */
function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const local = fakeStorage();
beforeEach(() => {
  local.entries.clear();
  const page = { document: { cookie: '' }, location: { protocol: 'https:' }, addEventListener: () => {} };
  const globals = { ...page, window: globalThis, localStorage: local, sessionStorage: fakeStorage() };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
});
afterEach(() => void vi.unstubAllGlobals());

const state = {
  site: { locale: 'sv', channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
  config: { texts: 'plain', api: {} },
  stores: {},
} as unknown as ShopState; // what is not looked at is left out

it('what is done to the cart is drawn before the code of the cart is asked for', async () => {
  // Asked for here, it is there at once.
  await import('./open-tab-cart.ts');
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const { stores } = await createTabScope(state, { post: () => {}, listen: () => {} });
  const answered = vi.fn();
  const added = stores.cart.addItems([{ skuId: 1, quantity: 1, message: null }]).then(answered);
  await new Promise((resume) => setTimeout(resume, 50));
  expect(answered).not.toHaveBeenCalled();
  for (const draw of frames) draw();
  await added;
});

const yes = { statistics: true, marketing: true };

it.each([
  { statistics: false, marketing: true },
  { statistics: true, marketing: false },
  { statistics: false, marketing: false },
])('nothing of the table is left of what a visitor agreed to and took back: %o', async (choice) => {
  const scope = await createTabScope(state, { post: () => {}, listen: () => {} });
  const { consent } = scope.stores;
  consent.answer(yes);
  const rows = stored().filter(({ category }) => category in yes);
  for (const { kind, name } of rows) {
    // Whoever stores it elsewhere has it taken away there too.
    expect(kind).toBe('localStorage');
    local.setItem(name, 'x');
  }
  consent.answer(choice);
  const left = rows.filter(({ category }) => choice[category as keyof typeof choice]);
  expect([...local.entries.keys()].sort()).toEqual(left.map(({ name }) => name).sort());
});
