// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventLog } from '@torg/stores';
import type { CheckoutStore } from '@torg/stores/checkout';
import { buildCart, buildCartLine } from '@torg/stores/testing';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import { useCheckoutSteps } from './use-checkout-steps.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let log: EventLog;
let root: Root;
let place: HTMLElement;

const parcel = { shippingId: 1, name: 'Ombud' };
const card = { paymentId: 2, name: 'Kort' };
const store = {
  ...{ cart: buildCart([buildCartLine(3, 1)]), shipping: parcel, payment: card },
  shippingOptions: [parcel, { shippingId: 3, name: 'Hem' }],
  paymentOptions: [card],
} as unknown as CheckoutStore; // what is not looked at is left out

function Checkout() {
  const form = useRef<HTMLFormElement>(null);
  useCheckoutSteps(form, store);
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      {['adress', 'leverans', 'betalning', 'granska'].map((id) => (
        <section key={id} aria-labelledby={id}>
          <input aria-label={id} name={id === 'leverans' ? 'shippingId' : id} defaultValue="3" />
        </section>
      ))}
    </form>
  );
}

const told = () => log.events.map(({ type, data }) => ('name' in data ? `${type} ${data.name}` : type)).slice(1);
const enter = (step: string) => place.querySelector<HTMLElement>(`[aria-label="${step}"]`)?.focus();

beforeEach(async () => {
  log = new EventLog({ clock: { now: () => 0 }, report: () => {} });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const scope = { stores: { events: log }, site: { locale: 'sv' } } as unknown as AppScope; // nothing else is looked at
  await act(async () =>
    root.render(
      <ScopeProvider value={scope}>
        <Checkout />
      </ScopeProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

it('tells how it is sent and paid once the shopper is past the step, though they touched nothing of it', () => {
  for (const step of ['adress', 'leverans']) enter(step);
  expect(told()).toEqual([]);
  enter('betalning');
  expect(told()).toEqual(['checkout:shipping Ombud']);
  for (const step of ['granska', 'leverans', 'granska']) enter(step);
  expect(told()).toEqual(['checkout:shipping Ombud', 'checkout:payment Kort']);
});

it('tells both at the latest when it is ordered, and each once', () => {
  const send = () => place.querySelector('form')?.requestSubmit();
  send();
  send();
  expect(told()).toEqual(['checkout:shipping Ombud', 'checkout:payment Kort']);
});

it('tells what is chosen at once', () => {
  place.querySelector('[name=shippingId]')?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(told()).toEqual(['checkout:shipping Hem']);
});
