import { expect, it } from 'vitest';
import { readConfirmAddress } from '../../navigation/confirm-address.ts';
import { readWithdrawAddress, withdrawAddress } from './withdraw-address.ts';

it('names a purchase by the ids that its confirmation is found by, whatever joins them', () => {
  const query = new URLSearchParams({ order: 'a.1', cartid: 'shop:cart-1' });
  const address = readWithdrawAddress(query);
  expect(address).toEqual({ publicId: 'a.1', cartId: 'shop:cart-1', step: 'choose' });
  expect(readConfirmAddress(query)).toMatchObject({ orderId: address?.publicId, cartId: address?.cartId });
});

it.each(['', 'order=', 'order=%3Cscript%3E', 'cartid=cart-1'])('names none where it is “%s”', (query) => {
  expect(readWithdrawAddress(new URLSearchParams(query))).toBeNull();
});

it('has a step, and holds nothing that was typed', () => {
  const address = { publicId: 'a-1', cartId: null, step: 'review' } as const;
  expect(withdrawAddress('sv', address)).toBe('/angra-kop?order=a-1&step=review');
});
