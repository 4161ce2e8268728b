// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepCarriedCheckout } from './keep-carried-checkout.ts';

const replace = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.stubGlobal('location', { replace });
});

function keep(before: string | null): unknown {
  if (before !== null) localStorage.setItem('k', before);
  keepCarriedCheckout({ key: 'k', typed: { email: 'ny@torg.example' }, to: '/kassen' });
  return JSON.parse(localStorage.getItem('k') ?? 'null');
}

it('is kept and leads on', () => {
  expect(keep(null)).toEqual({ typed: { email: 'ny@torg.example' } });
  expect(replace.mock.calls).toEqual([['/kassen']]);
});

it('stands over what was typed here before, and leaves the key of an order in doubt', () => {
  const order = { key: 'once', of: 'this' };
  const before = { typed: { email: 'gammal@torg.example', message: 'Hej' }, order };
  expect(keep(JSON.stringify(before))).toEqual({ typed: { email: 'ny@torg.example', message: 'Hej' }, order });
});

it('stands alone where what was kept cannot be read', () => {
  expect(keep('{"typed":')).toEqual({ typed: { email: 'ny@torg.example' } });
});

it('leads on from a browser that keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  keepCarriedCheckout({ key: 'k', typed: {}, to: '/kassen' });
  expect(replace).toHaveBeenCalled();
});

it('names nothing from outside itself, as it stands in a document by its text', () => {
  const alone = new Function('localStorage', 'location', `return ${keepCarriedCheckout}`)(localStorage, { replace });
  alone({ key: 'k', typed: {}, to: '/a' });
  expect(replace).toHaveBeenCalledWith('/a');
});
