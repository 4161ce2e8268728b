// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { makeAutoObservable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '@torg/i18n';
import { createTranslation, TranslateProvider } from '@torg/i18n/react';
import type { AppScope } from '../../../scope/app-scope.ts';
import { ScopeProvider } from '../../../scope/scope-context.tsx';
import { CheckoutContext, type CheckoutParts } from '../checkout-context.ts';
import { CarrierChoice } from './carrier-choice.tsx';
import type { CarrierWidget, FetchWidget, WidgetPlace } from './carrier-widget.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const translation = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});
const listOf = (priceValue: number) =>
  JSON.stringify({ options: [{ id: 'pickup', priceValue }, { id: 'home' }], selectedOptionId: null });
const shippingOptions = [
  { shippingId: 1, externalId: 'pickup', isSelected: true, subOptions: [] },
  { shippingId: 3, externalId: 'home', isSelected: false, subOptions: [] },
];

/** A checkout with a way to a pickup point and one to the door, as a carrier's list looks at it. */
function makeCheckout() {
  const cart = makeAutoObservable({ state: { cart: { id: 'cart-1' } }, changing: false }, {}, { deep: false });
  const checkout: { shippingData: string | null } = { shippingData: listOf(49) };
  const typed: Record<string, string> = {};
  const store = makeAutoObservable(
    {
      checkout,
      typed,
      shippingOptions,
      pickupPoints: [{ id: 'SE-1' }],
      get shipping() {
        if (this.typed.shippingId === '') return null;
        return (
          shippingOptions.find(({ shippingId }) => String(shippingId) === this.typed.shippingId) ?? shippingOptions[0]
        );
      },
      follow(next: Record<string, string>) {
        this.typed = next;
      },
    },
    {},
    { deep: false, autoBind: true },
  );
  const field = (name: string) => ({ id: name, name, defaultValue: '', error: undefined });
  const parts = { store, field, isAsked: () => false } as unknown as CheckoutParts; // all that is looked at
  const scope = { site: { locale: 'sv' }, stores: { cart } } as unknown as AppScope; // all that is looked at
  return { cart, store, parts, scope };
}

let root: Root;
let page: HTMLElement;
let checkout: ReturnType<typeof makeCheckout>;
let where: WidgetPlace | undefined;
let widget: { [Name in keyof CarrierWidget]: ReturnType<typeof vi.fn> };
beforeEach(() => {
  document.body.innerHTML = '<form></form>';
  page = document.body.querySelector('form') ?? document.body;
  root = createRoot(page);
  checkout = makeCheckout();
  where = undefined;
  widget = { show: vi.fn(), suspend: vi.fn(), resume: vi.fn() };
});
afterEach(() => act(async () => root.unmount()));
afterEach(() => void vi.restoreAllMocks());

const fetched: FetchWidget = async () => (given) => {
  where = given;
  return widget as CarrierWidget;
};

async function open(fetchWidget: FetchWidget = fetched) {
  await act(async () =>
    root.render(
      <ScopeProvider value={checkout.scope}>
        <TranslateProvider translation={translation}>
          <CheckoutContext value={checkout.parts}>
            <CarrierChoice address="/widget.js" own={<input name="own" />} fetchWidget={fetchWidget} />
          </CheckoutContext>
        </TranslateProvider>
      </ScopeProvider>,
    ),
  );
}

const sent = () => Object.fromEntries(new FormData(page as HTMLFormElement));
const isSuspended = () => where?.place.hasAttribute('inert');
const change = (what: () => void) => act(async () => runInAction(what));

it("stands in place of the shop's own list, with what is chosen", async () => {
  await open();
  expect(page.querySelector('[name="own"]')).toBeNull();
  expect(widget.show).toHaveBeenCalledExactlyOnceWith(JSON.parse(listOf(49)), {
    ...{ optionId: 'pickup', pickupPoint: 'SE-1', fields: '' },
  });
  expect(sent()).toMatchObject({ shippingId: '1', 'pickupPoint-1': 'SE-1', externalShippingId: 'pickup' });
});

it('sends what is chosen in it, and is not shut or drawn anew by that', async () => {
  await open();
  await act(async () => where?.onChoice({ optionId: 'home', pickupPoint: '', fields: '[1]' }));
  await change(() => void (checkout.store.checkout = { shippingData: listOf(49) }));
  expect(sent()).toMatchObject({ shippingId: '3', externalShippingId: 'home', carrierFields: '[1]' });
  expect([widget.show.mock.calls.length, widget.suspend.mock.calls.length, isSuspended()]).toEqual([1, 0, false]);
});

it('sends no way while the choice is unfinished', async () => {
  await open();
  await act(async () => where?.onChoice({ optionId: 'home', pickupPoint: '', fields: '[1]' }));
  await act(async () => where?.onChoice(null));
  expect(sent()).toMatchObject({ shippingId: '', externalShippingId: '', carrierFields: '' });
  expect(page.querySelector('[name="own"]')).toBeNull();
  await act(async () => where?.onChoice({ optionId: 'pickup', pickupPoint: 'SE-1', fields: '' }));
  expect(sent()).toMatchObject({ shippingId: '1', externalShippingId: 'pickup', 'pickupPoint-1': 'SE-1' });
});

it("gives way to a list of the shop's in which the API has chosen, where it fails over an unfinished choice", async () => {
  await open();
  await act(async () => where?.onChoice(null));
  widget.suspend.mockImplementation(() => {
    throw new Error('another version');
  });
  vi.spyOn(console, 'error').mockReturnValue();
  await change(() => void (checkout.cart.changing = true));
  expect(page.querySelector('[name="own"]')).not.toBeNull();
  expect(checkout.store.shipping).toMatchObject({ shippingId: 1 });
});

it('is drawn anew with what was answered in it', async () => {
  await open();
  const choice = { optionId: 'home', pickupPoint: '', fields: '[{"id":"code","value":"12"}]' };
  await act(async () => where?.onChoice(choice));
  await change(() => void (checkout.store.checkout = { shippingData: listOf(0) }));
  expect(widget.show).toHaveBeenLastCalledWith(JSON.parse(listOf(0)), choice);
  await act(async () => where?.onChoice(null));
  await change(() => void (checkout.store.checkout = { shippingData: listOf(49) }));
  expect(widget.show).toHaveBeenLastCalledWith(JSON.parse(listOf(49)), null);
});

it('is shut while the cart changes, until the checkout is read anew, and shows what it costs then', async () => {
  await open();
  await change(() => void (checkout.cart.changing = true));
  expect([isSuspended(), widget.suspend.mock.calls.length]).toEqual([true, 1]);
  await change(() => {
    checkout.cart.changing = false;
    checkout.cart.state = { cart: { id: 'cart-1' } };
  });
  expect(isSuspended()).toBe(true);
  await change(() => void (checkout.store.checkout = { shippingData: listOf(0) }));
  expect(isSuspended()).toBe(false);
  expect(widget.show).toHaveBeenLastCalledWith(JSON.parse(listOf(0)), expect.anything());
  expect(widget.resume).toHaveBeenCalled();
});

it.each<[string, string, FetchWidget]>([
  ['does not come', 'blocked', () => Promise.reject(new Error('blocked'))],
  [
    'cannot be drawn',
    'another version',
    async () => () => {
      throw new Error('another version');
    },
  ],
])("leaves the shop's own list where it %s, and reports that", async (_, problem, fetchWidget) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  await open(fetchWidget);
  expect(page.querySelector('[name="own"]')).not.toBeNull();
  expect(sent()).not.toHaveProperty('externalShippingId');
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: problem }));
});

it('leaves it where the carrier offers nothing, and under the hands of whoever chooses in it', async () => {
  checkout.store.checkout = { shippingData: null };
  await open();
  expect(page.querySelector('[name="own"]')).not.toBeNull();
  await act(async () => root.unmount());
  root = createRoot(page);
  checkout = makeCheckout();
  let come: (draw: Awaited<ReturnType<FetchWidget>>) => void = () => {};
  await open(() => new Promise((resolve) => void (come = resolve)));
  page.querySelector<HTMLInputElement>('[name="own"]')?.focus();
  await act(async () => come(await fetched('/widget.js')));
  expect(page.querySelector('[name="own"]')).not.toBeNull();
});

it('keeps the events of its own fields from the form around it', async () => {
  await open();
  const heard = vi.fn();
  page.addEventListener('change', heard);
  where?.place.append(document.createElement('input'));
  where?.place.firstElementChild?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
});
