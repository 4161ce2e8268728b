import { describe, expect, it } from 'vitest';
import type { MarketSite } from '@torg/market-routing';
import { confirmAddress, purchaseAt, purchaseRequest, readConfirmAddress, returnAddress } from './confirm-address.ts';

const site = { origin: 'https://torg.example', basePath: '/se/sv', locale: 'sv' } as MarketSite; // all that addresses ask
const read = (address: string) => readConfirmAddress(new URL(address, site.origin).searchParams);

describe('the address of a confirmation', () => {
  it('names the order that was placed in the shop', () => {
    const address = confirmAddress('sv', { orderId: 'a-1', cartId: 'cart-1', paymentType: 'STANDARD' });
    expect(address).toBe('/checkout/confirm?order=a-1&cartid=cart-1&paymentType=STANDARD');
    const purchase = read(address);
    expect(purchase).toEqual({ orderId: 'a-1', paymentUid: null, cartId: 'cart-1', paymentType: 'STANDARD' });
    expect(purchase && purchaseRequest(purchase)).toEqual({ id: 'cart-1', cartId: 'cart-1', paymentType: 'STANDARD' });
  });

  it('is where a provider leads back to, with the ids that the API fills in', () => {
    const address = returnAddress(site, 'GEINS_PAY');
    expect(address).toBe(
      'https://torg.example/se/sv/checkout/confirm?pid={payment.uid}&cartid={geins.cartid}&paymentType=GEINS_PAY',
    );
    const purchase = read(address.replace('{payment.uid}', 'p-1').replace('{geins.cartid}', 'cart-1'));
    expect(purchase && purchaseRequest(purchase)).toEqual({ id: 'p-1', cartId: 'cart-1', paymentType: 'GEINS_PAY' });
  });

  it('is known where a page leads back to it, and nothing else is', () => {
    const at = (path: string | null) => purchaseAt(site, path)?.cartId;
    expect(at('/se/sv/checkout/confirm?cartid=cart-1')).toBe('cart-1');
    expect([at('/se/sv/kassan?cartid=cart-1'), at('/checkout/confirm?cartid=cart-1'), at(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['kid', 'sid', 'wid', 'aid'])(
    'finds a payment under the name that its provider gives it, such as %s',
    (name) => {
      expect(read(`/checkout/confirm?${name}=p-1`)).toMatchObject({ paymentUid: 'p-1', paymentType: 'STANDARD' });
    },
  );

  it('names no purchase where it has no id, or what is none', () => {
    expect(read('/checkout/confirm')).toBeNull();
    expect(read('/checkout/confirm?order=%3Cscript%3E&cartid=')).toBeNull();
  });
});
