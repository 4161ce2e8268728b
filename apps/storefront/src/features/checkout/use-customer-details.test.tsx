// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { CheckoutStore } from '@torg/stores/checkout';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import { useCustomerDetails } from './use-customer-details.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const follow = vi.fn<(typed: Record<string, string>) => void>();
const known = { texts: { email: 'inkop@torg.example' }, addresses: [] };

function Checkout({ shown }: { shown: CustomerType }) {
  const form = useRef<HTMLFormElement>(null);
  useCustomerDetails(form, { typed: {}, follow } as unknown as CheckoutStore); // all that it uses
  return (
    <form ref={form}>
      <input name="email" />
      <input type="radio" name="customerType" value="PERSON" defaultChecked={shown === 'PERSON'} />
      <input type="radio" name="customerType" value="ORGANIZATION" defaultChecked={shown === 'ORGANIZATION'} />
    </form>
  );
}

/** A checkout that shows one kind of customer, in a shop that is shown to one. */
async function open({ shown, shop }: { shown: CustomerType; shop: CustomerType }) {
  const change = vi.fn();
  const scope = {
    stores: {
      session: { user: { email: 'inkop@torg.example' } },
      customer: { customerType: shop, change },
      market: { checkoutMarket: 'se', checkoutMarkets: [{ alias: 'se', country: 'SE' }] },
    },
    site: { marketId: 'se', languageId: 'sv-SE' },
    commerce: { scope: {} },
    queries: { fetchQuery: async () => known },
  } as unknown as AppScope; // all that it uses
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <ScopeProvider value={scope}>
        <Checkout shown={shown} />
      </ScopeProvider>,
    ),
  );
  return { change, email: place.querySelector('input')?.value, told: follow.mock.lastCall?.[0]['customerType'] };
}

beforeEach(() => void follow.mockClear());

it('fills in what the account knows, and becomes an organization with the shop that was signed in to', async () => {
  const { email, told } = await open({ shown: 'PERSON', shop: 'ORGANIZATION' });
  expect([email, told]).toEqual(['inkop@torg.example', 'ORGANIZATION']);
});

it('stays private where an organization that is signed in chose so in the header', async () => {
  expect((await open({ shown: 'PERSON', shop: 'PERSON' })).told).toBe('PERSON');
});

it('stays with an organization where somebody signs in who is a person', async () => {
  const { told, change } = await open({ shown: 'ORGANIZATION', shop: 'PERSON' });
  expect(told).toBe('ORGANIZATION');
  expect(change).toHaveBeenCalledWith('ORGANIZATION');
});
