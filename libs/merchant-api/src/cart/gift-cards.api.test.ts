import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { openPreparedApi } from '../account/testing/open-prepared-api.ts';
import { createUserRepository } from '../account/user.repository.ts';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import { grantBalance } from '../balance/pay-from-balance.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { demoCustomer } from '../settings/demo-customer.ts';
import { openCartClient, type CartAnswer, type CartClient } from '../testing/open-cart-client.ts';
import { invoiceCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { testStart } from '../testing/seeded-database.ts';

const day = 24 * 60 * 60_000;
const codes = { swedish: '', norwegian: '', large: '', partial: '', whole: '', second: '', third: '' };

async function fill(db: ShopDatabase): Promise<void> {
  let made = 0;
  const ports = { db, now: testStart, randomBytes: (size: number) => new Uint8Array(size).fill((made += 1)) };
  const expiresAt = testStart + 30 * day;
  codes.swedish = await issueGiftCard(ports, { currency: 'SEK', amount: 6_000, expiresAt });
  codes.norwegian = await issueGiftCard(ports, { currency: 'NOK', amount: 6_000, expiresAt });
  codes.large = await issueGiftCard(ports, { currency: 'SEK', amount: 100_000, expiresAt });
  codes.partial = await issueGiftCard(ports, { currency: 'SEK', amount: 6_000, expiresAt });
  codes.whole = await issueGiftCard(ports, { currency: 'SEK', amount: 100_000, expiresAt });
  codes.second = await issueGiftCard(ports, { currency: 'SEK', amount: 7_000, expiresAt });
  codes.third = await issueGiftCard(ports, { currency: 'SEK', amount: 6_000, expiresAt });
  const anna = await createUserRepository(db).findByEmail(demoCustomer.email);
  const grant = { userId: anna?.user.userId ?? 0, reason: 'GRANTED', reference: 'welcome' } as const;
  await grantBalance(db, { ...grant, currency: 'SEK', amount: 2_500 }, testStart);
}

describeApi('a gift card', () => {
  let api: AuthApi;
  let cart: CartClient;
  beforeAll(async () => void (api = await openPreparedApi(fill)));
  afterAll(() => api.close());
  beforeEach(async () => {
    api.at(0);
    cart = await openCartClient(api);
    await cart.add('MUG-1', 1);
  });

  const useCode = (promoCode: string) => cart.change('setCartPromoCode', { promoCode });

  it('pays a part of the cart, and leaves its price and VAT as they are', async () => {
    const before = (await cart.read()).summary;
    const { data } = await useCode(codes.swedish.toLowerCase());
    expect(data.cart.summary.total).toEqual(before.total);
    expect(data.cart.summary.vats).toEqual(before.vats);
    expect(data.cart.summary.balance).toEqual({
      pending: 60,
      totalSellingPriceExBalanceIncVat: before.total.sellingPriceIncVat - 60,
    });
  });

  it.each([
    ['partial', ['Presentkort eller saldo', 'Faktura, 14 dagar'], [true, false]],
    ['whole', ['Presentkort eller saldo'], [true]],
  ] as const)('is told by the order with what it paid: %s', async (which, names, isPaid) => {
    const checkout = await openCheckoutClient(api);
    await checkout.add('MUG-1', 1);
    await checkout.change('setCartPromoCode', { promoCode: codes[which] });
    const { publicId } = (await checkout.order(invoiceCheckout)).data.placeOrder;
    const { data } = await api.query(`{ getOrderPublic(publicOrderId: "${publicId}") {
      orderTotal { sellingPriceIncVat } paymentDetails { name isPaid total }
    } }`);
    const { orderTotal, paymentDetails } = data.getOrderPublic;
    const of = (key: string) => paymentDetails.map((detail: Record<string, unknown>) => detail[key]);
    expect([of('name'), of('isPaid')]).toEqual([names, isPaid]);
    const paid = of('total').reduce((sum: number, total: number) => sum + total, 0);
    expect(paid).toBe(orderTotal.sellingPriceIncVat);
  });

  it('pays the whole cart and keeps what is left', async () => {
    const { total, balance } = (await useCode(codes.large)).data.cart.summary;
    expect(balance).toEqual({ pending: total.sellingPriceIncVat, totalSellingPriceExBalanceIncVat: 0 });
  });

  it('is taken off again like any code', async () => {
    await useCode(codes.swedish);
    const { data } = await useCode('');
    expect(data.cart).toMatchObject({ promoCode: null, summary: { balance: { pending: 0 } } });
  });

  it('pays beside a promotion’s code and other cards, and each is taken off by itself', async () => {
    await cart.add('MUG-1', 1);
    for (const code of ['FEMTIO', codes.swedish]) await useCode(code);
    const facts = ({ data }: Awaited<ReturnType<typeof useCode>>) => {
      const { promoCode, fixedDiscount, summary } = data.cart;
      return [promoCode, fixedDiscount, summary.balance.pending];
    };
    expect(facts(await useCode(codes.second))).toEqual([codes.second, 50, 130]);
    expect(facts(await useCode(''))).toEqual([codes.swedish, 50, 60]);
    expect(facts(await useCode('FEMTIO'))).toEqual(['FEMTIO', 50, 60]);
    expect(facts(await useCode(''))).toEqual([codes.swedish, 0, 60]);
  });

  it('is drawn by an order that used a promotion’s code as well, which alone is told of it', async () => {
    const checkout = await openCheckoutClient(api);
    await checkout.add('MUG-1', 2);
    for (const promoCode of [codes.second, 'FEMTIO', codes.third]) {
      await checkout.change('setCartPromoCode', { promoCode });
    }
    const { publicId } = (await checkout.order(invoiceCheckout)).data.placeOrder;
    const { data } = await api.query(`{ getOrderPublic(publicOrderId: "${publicId}") {
      fromBalance cart { promoCode fixedDiscount }
    } }`);
    expect(data.getOrderPublic).toEqual({ fromBalance: 130, cart: { promoCode: 'FEMTIO', fixedDiscount: 50 } });
    expect((await useCode(codes.second)).codes).toEqual(['INVALID_PROMO_CODE']);
  });

  it('of another currency, or that has ended, is a code that gives nothing', async () => {
    expect((await useCode(codes.norwegian)).codes).toEqual(['INVALID_PROMO_CODE']);
    api.at(30 * day);
    expect((await useCode(codes.swedish)).codes).toEqual(['INVALID_PROMO_CODE']);
  });

  it('comes before the balance of whoever is signed in, which pays by itself', async () => {
    const { token } = await tokensOf(await api.signIn());
    const asAnna = { ...api, query: (text: string, variables?: object) => api.queryAs(token, text, variables) };
    cart = await openCartClient(asAnna);
    const { data } = await cart.add('MUG-1', 1);
    expect(data.cart.summary.balance.pending).toBe(25);
    expect((await useCode(codes.swedish)).data.cart.summary.balance.pending).toBe(85);
    const guest = await api.query('query($id: String) { getCart(id: $id) { summary { balance { pending } } } }', {
      id: cart.id,
    });
    expect(guest.data.getCart.summary.balance.pending).toBe(60);
  });

  it('that is bought is made cheaper by no code, and meets no code’s conditions', async () => {
    const giftCard = await cart.add('ART-presentkort', 1);
    expect(giftCard.data.cart.summary.total.sellingPriceIncVat).toBeGreaterThan(500);
    expect((await useCode('TIO')).codes).toEqual(['RequirementsNotMet']);
    await cart.add('MUG-1', 1);
    const { data } = await useCode('TIO');
    expect(data.cart.items.map(({ totalPrice }: CartAnswer) => totalPrice.sellingPriceIncVat)).toEqual([180, 500]);
  });

  it('that is bought is paid by no other one, which pays for all else', async () => {
    await cart.add('ART-presentkort', 1);
    const { total, balance } = (await useCode(codes.large)).data.cart.summary;
    expect(balance).toEqual({ pending: total.sellingPriceIncVat - 500, totalSellingPriceExBalanceIncVat: 500 });
  });

  it('costs a cart without code or customer no statement', async () => {
    api.takeStatements();
    await cart.read();
    expect(api.takeStatements().filter(({ sql }) => /balances|gift_cards/.test(sql))).toEqual([]);
  });
});
