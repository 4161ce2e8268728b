import { expect, it } from 'vitest';
import type { CurrencyType } from '../generated/contract.ts';
import type { ContractResolvers } from './contract-resolvers.ts';
import type { Presented } from './presented.ts';

const parts = { code: 'SEK', symbol: 'kr' };

it('takes a field as its value, as a promise and as a function', async () => {
  const currency = { ...parts, name: async () => 'Svensk krona', rate: 1 } satisfies Presented<CurrencyType>;
  expect(await currency.name()).toBe('Svensk krona');
});

it('does not compile with a misspelt field, wherever the object was put together', () => {
  const misspelt = { ...parts, nmae: 'Svensk krona', rate: 1 };
  // @ts-expect-error -- there is no name
  const currency: Presented<CurrencyType> = misspelt;
  expect(currency).toBe(misspelt);
});

it('does not compile with an argument that the contract does not have', () => {
  const resolvers = {
    GeinsMerchantApiMutation: {
      // @ts-expect-error -- it is called 'id'
      clearCart: (_, { cartId }) => cartId,
    },
  } satisfies ContractResolvers;
  expect(resolvers).toBeDefined();
});
