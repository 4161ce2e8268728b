// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import { useLiveRefusals } from './use-live-refusals.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const scope = {
  stores: { market: { checkoutMarket: 'se', checkoutMarkets: [{ alias: 'se', country: 'SE' }] } },
  site: { marketId: 'se', languageId: 'sv-SE' },
  clock: { now: () => Date.UTC(2026, 10, 28) },
} as unknown as AppScope; // all that it uses

function Checkout() {
  const live = useLiveRefusals(null);
  return (
    <form onBlur={live.leave}>
      <input name="email" defaultValue="anna" />
      <input type="checkbox" name="terms" />
      <output>{live.refusals.email}</output>
    </form>
  );
}

let place: HTMLElement;
const email = () => place.querySelector<HTMLInputElement>('[name="email"]');
const box = () => place.querySelector<HTMLInputElement>('[name="terms"]');
const told = () => place.querySelector('output')?.textContent;
const send = (type: string) => act(async () => void box()?.dispatchEvent(new MouseEvent(type, { bubbles: true })));
const settle = () => act(async () => void vi.advanceTimersByTime(1));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <ScopeProvider value={scope}>
        <Checkout />
      </ScopeProvider>,
    ),
  );
  await act(async () => email()?.focus());
});
afterEach(() => {
  place.remove();
  vi.useRealTimers();
});

it('says at once what is wrong with a field that is left by the keyboard', async () => {
  await act(async () => box()?.focus());
  expect(told()).toBe('email');
});

it.each(['pointerup', 'pointercancel'])('moves nothing under a pointer that is pressed, until its %s', async (end) => {
  await send('pointerdown');
  await act(async () => box()?.focus());
  await settle();
  expect(told()).toBe('');
  await send(end);
  expect(told()).toBe('');
  await settle();
  expect(told()).toBe('email');
});

it('moves nothing either under a finger, whose press is told after it was lifted', async () => {
  await send('pointerdown');
  await send('pointerup');
  await settle();
  await send('mousedown');
  await act(async () => box()?.focus());
  expect(told()).toBe('');
  await send('mouseup');
  await send('click');
  await settle();
  expect(told()).toBe('email');
});
