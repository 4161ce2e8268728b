// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { Cart, CartSummary, VatView } from '@torg/commerce-sdk/domain';
import { loadMessages } from '@torg/i18n';
import { createTranslation, TranslateProvider } from '@torg/i18n/react';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import { CartTotals } from './cart-totals.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const translation = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});
const scopeOf = (vatView: VatView) => {
  const stores = { customer: { vatView }, market: { checkoutMarkets: [] } };
  return { site: { locale: 'sv' }, stores } as unknown as AppScope; // all that the totals look at
};
const scope = scopeOf('incVat');

const noLimit = { amountLeftToFreeShipping: null, isDefault: false };

/** A cart of one sum, in kronor or, on its way to Finland, in euro. */
function cartOf(
  total: number,
  currency: CartSummary['currency'],
  free: Pick<CartSummary['shipping'], 'amountLeftToFreeShipping' | 'isDefault'> = noLimit,
): Cart {
  const amount = { incVat: total, exVat: total };
  const nothing = { incVat: 0, exVat: 0 };
  const summary = {
    currency,
    subTotal: amount,
    total: amount,
    shipping: { fee: nothing, ...free },
    paymentFee: nothing,
    balance: { pending: 0, remaining: 0, toPay: amount },
    vats: [],
  };
  return { lines: [], summary, promoCode: null } as unknown as Cart; // all that the totals look at
}

it('tells by ear of each new sum, and of none where nothing has changed', async () => {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  const heardAt = async (total: number, currency: CartSummary['currency']) => {
    await act(async () =>
      root.render(
        <ScopeProvider value={scope}>
          <TranslateProvider translation={translation}>
            <CartTotals cart={cartOf(total, currency)} />
          </TranslateProvider>
        </ScopeProvider>,
      ),
    );
    return document.querySelector('[role="status"]')?.textContent?.replaceAll(/\s/g, ' ');
  };
  expect(await heardAt(19900, 'SEK')).toBe('');
  expect(await heardAt(39800, 'SEK')).toBe('Ny totalsumma: 398 kr');
  expect(await heardAt(3995, 'EUR')).toBe('Ny totalsumma: 39,95 EUR');
  expect(await heardAt(19900, 'SEK')).toBe('Ny totalsumma: 199 kr');
  await act(async () => root.unmount());
});

type Free = Parameters<typeof cartOf>[2];

/** The meter of free shipping and what it says, for whoever sees prices this way. */
async function meterOf(free: Free, vatView: VatView = 'incVat') {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () =>
    root.render(
      <ScopeProvider value={scopeOf(vatView)}>
        <TranslateProvider translation={translation}>
          <CartTotals cart={cartOf(5900, 'SEK', free)} />
        </TranslateProvider>
      </ScopeProvider>,
    ),
  );
  const meter = document.querySelector('progress');
  const read = { text: meter?.previousElementSibling?.textContent?.replaceAll(/\s/g, ' '), max: meter?.max };
  await act(async () => root.unmount());
  return read;
}

it.each([
  [
    { amountLeftToFreeShipping: 4000, isDefault: true },
    'Handla för 40 kr till så blir standardfrakten fri, från 99 kr',
  ],
  [
    { amountLeftToFreeShipping: 94_000, isDefault: false },
    'Handla för 940 kr till så blir frakten för ditt leveranssätt fri, från 999 kr',
  ],
  [{ amountLeftToFreeShipping: 0, isDefault: true }, 'Du har fri standardfrakt'],
  [{ amountLeftToFreeShipping: 0, isDefault: false }, 'Du har fri frakt med ditt leveranssätt'],
])('says which way of delivery is free, and from what sum: %j', async (free, text) => {
  expect(await meterOf(free)).toEqual({ text, max: 5900 + free.amountLeftToFreeShipping });
});

it('tells an organization, whose prices are without VAT, that both sums of the limit are with it', async () => {
  const { text } = await meterOf({ amountLeftToFreeShipping: 4000, isDefault: true }, 'exVat');
  expect(text).toBe('Handla för 40 kr inkl. moms till så blir standardfrakten fri, från 99 kr inkl. moms');
});
