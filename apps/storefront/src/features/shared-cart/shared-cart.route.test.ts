import { QueryClient } from '@tanstack/react-query';
import { GraphQLResponseError } from '@torg/commerce-sdk';
import { expect, it } from 'vitest';
import type { AppScope } from '../../scope/app-scope.ts';
import { route } from './shared-cart.route.tsx';

const gone = new GraphQLResponseError([{ message: 'Gone', extensions: { code: 'CART_NOT_FOUND' } }]);

async function load(query: string) {
  const commerce = {
    scope: { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
    request: () => Promise.reject(gone),
  };
  const scope = { commerce, queries: new QueryClient(), t: (key: string) => key } as unknown as AppScope; // all that is asked
  return route.load(scope, { params: {}, url: new URL(`https://a.example/delad-varukorg${query}`) });
}

it('is missing where the cart is gone, and kept by no cache', async () => {
  expect(await load('?id=x')).toMatchObject({ status: 404, personal: true, indexed: false });
});

it('is a page where the address has the cart after its #, which no server sees', async () => {
  expect(await load('')).not.toHaveProperty('status');
});
