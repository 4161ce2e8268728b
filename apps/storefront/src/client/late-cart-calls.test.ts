import { expect, it, vi } from 'vitest';
import { NetworkError, type CommerceClient } from '@torg/commerce-sdk';
import { lateCartCalls } from './late-cart-calls.ts';

it('hands every call on to the Merchant API once its code is there', async () => {
  const request = vi.fn(async () => Promise.reject(new NetworkError('Out of reach')));
  const commerce: CommerceClient = { scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' }, request };
  const calls = lateCartCalls(commerce, { wait: async () => {}, attempts: 1 });
  expect(request).not.toHaveBeenCalled();
  for (const call of [
    () => calls.fetchCart('cart-00000001', 'se'),
    () => calls.addToCart({ cartId: 'cart-00000001', skuId: 1, quantity: 1 }, 'se'),
    () => calls.updateCartItem({ cartId: 'cart-00000001', lineId: '1', quantity: 1 }, 'se'),
  ]) {
    request.mockClear();
    await expect(call()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(request).toHaveBeenCalledOnce();
  }
});
