import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Cart, Checkout, CustomerType, PaymentOption } from '@torg/commerce-sdk/domain';
import type { Company } from '@torg/commerce-sdk/extensions';
import { loadMessages } from '@torg/i18n';
import { createTranslation, TranslateProvider } from '@torg/i18n/react';
import { CheckoutStore, createCheckoutDrafts } from '@torg/stores/checkout';
import { companyQuery } from '../../queries/company-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import { CheckoutContext, type CheckoutParts } from './checkout-context.ts';
import { paymentBar } from './company-purchase.ts';
import { PaymentSection } from './payment-section.tsx';

const translation = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});
const company: Company = {
  ...{ name: 'Lindbacka', organisationNumber: '5599990008', currency: 'SEK', credit: { limit: 110_000, used: 0 } },
  ...{ memberId: 2, invitations: [], approvals: [] },
  members: [{ id: 2, name: 'Sara', email: 'sara@a.example', role: 'buyer', orderLimit: 100_000 }],
};
const way = (paymentId: number, flow: PaymentOption['flow'], fee: number): PaymentOption => ({
  ...{
    paymentId,
    name: `Sätt ${paymentId}`,
    fee: { incVat: fee, exVat: fee },
    flow,
    isDefault: false,
    isSelected: false,
  },
  ...{ paymentType: 'STANDARD', paymentData: null, isNewSession: false, logo: null },
});

/** What the section says of an order of 990 kr. */
function render(
  paymentOptions: readonly PaymentOption[],
  { isBlocked = false, customerType = 'ORGANIZATION' }: { isBlocked?: boolean; customerType?: CustomerType } = {},
): string {
  const money = (minor: number) => ({ incVat: minor, exVat: minor });
  const summary = { currency: 'SEK', paymentFee: money(0), balance: { pending: 0, toPay: money(99_000) } };
  const cart = { id: 'c1', lines: [], summary } as unknown as Cart;
  const store = new CheckoutStore(
    {
      update: () => Promise.reject(new Error('Nothing is sent')),
      drafts: createCheckoutDrafts({ read: () => null, write: () => {} }, () => 'key'),
      isPostalCode: () => true,
      report: () => {},
    },
    {
      checkout: {
        cart,
        paymentOptions,
        shippingOptions: [],
        email: 'sara@a.example',
        isBlocked,
      } as unknown as Checkout, // all that the section looks at
      customerType,
      typed: { email: 'sara@a.example' },
      mayPay: (option, order) => paymentBar(company, option, order) === null,
    },
  );
  const queries = new QueryClient();
  const scope = {
    ...{ site: { locale: 'sv' }, commerce: { scope: {} } },
    stores: { session: { user: { email: 'sara@a.example' } }, customer: { renderedVatView: 'incVat' } },
  } as unknown as AppScope; // all that the section looks at
  queries.setQueryData(companyQuery(scope).queryKey, company);
  const field: CheckoutParts['field'] = (name) => ({ id: name, name, defaultValue: '', error: undefined });
  return renderToString(
    <QueryClientProvider client={queries}>
      <ScopeProvider value={scope}>
        <TranslateProvider translation={translation}>
          <CheckoutContext value={{ store, field, isAsked: () => false, paymentProblem: null }}>
            <PaymentSection />
          </CheckoutContext>
        </TranslateProvider>
      </ScopeProvider>
    </QueryClientProvider>,
  );
}

it('says of a way of paying why its own fee bars it', () => {
  expect(render([way(1, 'redirect', 0), way(4, 'shop', 0)])).not.toContain('Går inte att välja');
  expect(render([way(1, 'redirect', 2_900)])).toContain('Går inte att välja: ordern är över din gräns på 1');
  expect(render([way(4, 'shop', 12_000)])).toContain('av företagets kredit.');
});

it('bars the way that the customer is blocked from, says so, and lets the others be chosen', () => {
  const html = render([{ ...way(1, 'redirect', 0), isSelected: true }, way(4, 'shop', 0)], { isBlocked: true });
  expect(html.match(/Går inte att välja för det här köpet/g)).toHaveLength(1);
  const inputs = html.match(/<input[^>]*name="paymentId"[^>]*>/g) ?? [];
  expect(inputs.map((input) => input.includes('disabled=""'))).toEqual([true, false]);
  expect(inputs.join('')).not.toContain('checked=""');
});

it('asks a person without script for their number with each way that sends a bill, so that nobody has to order twice', () => {
  const ways = [{ ...way(1, 'redirect', 0), isDefault: true }, way(4, 'shop', 0), way(7, 'shop', 0)];
  const html = render(ways, { customerType: 'PERSON' });
  expect(html).toMatch(/<noscript>.*name="identityNumber".*<\/noscript>/);
  expect(html).toContain('name="identityFor" value="4 7"');
  expect(html.match(/name="identityNumber"/g)).toHaveLength(1);
  expect(render(ways)).not.toContain('identityNumber');
});

it('says which ways of paying are a bill where one is chosen too, so that another one needs no number', () => {
  const html = render([way(1, 'redirect', 0), { ...way(4, 'shop', 0), isSelected: true }], { customerType: 'PERSON' });
  expect(html).toContain('name="identityFor" value="4"');
});
