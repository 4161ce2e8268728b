import { expect, it } from 'vitest';
import type { PlacedOrderRow } from '@torg/commerce-sdk/domain';
import { toPurchase, type CountedOrder } from './to-purchase.ts';

let seed = 11;
const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const between = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
const amount = (incVat: number, rate: number) => ({ incVat, exVat: Math.round(incVat / (1 + rate)) });

/** An order of one to eight rows, with campaigns, a code of a fixed amount and fees, as the API adds them up. */
function generateOrder(number: number) {
  const isNorwegian = chance() < 0.5;
  const rate = chance() < 0.2 ? 0.15 : 0.25;
  const rows = Array.from({ length: between(1, 8) }, (_, index): PlacedOrderRow => {
    const quantity = between(1, 9);
    const selling = between(50, 250_000);
    const reduction = chance() < 0.3 ? between(1, selling) * quantity : 0;
    return {
      ...{ productId: 100 + index, skuId: String(9_000 + index), articleNumber: `A-${index}`, name: `Vara ${index}` },
      ...{ variant: 'M', brandName: chance() < 0.7 ? 'Berg' : '', categoryNames: chance() < 0.8 ? ['Hem', 'Kök'] : [] },
      ...{ quantity, price: amount(selling, rate), discount: amount(reduction, rate) },
      // A price may be reduced by no campaign at all.
      ...{ priceCampaignId: chance() < 0.2 ? 4 : null, campaignIds: reduction > 0 && chance() < 0.5 ? ['12'] : [] },
    };
  });
  const sum = rows.reduce((all, { price, quantity }) => all + price.incVat * quantity, 0);
  const code = chance() < 0.5 ? Math.min(sum, between(1, 60_000)) : 0;
  const [shipping, fee] = [chance() < 0.5 ? 4_900 : 0, chance() < 0.2 ? 2_900 : 0];
  const campaigns = rows.reduce((all, { discount }) => all + discount.incVat, 0);
  const order: CountedOrder = {
    ...{ orderId: String(number), transactionId: null, status: 'pending', currency: isNorwegian ? 'NOK' : 'SEK' },
    ...{ marketId: isNorwegian ? 'no' : 'se', promoCode: code > 0 ? 'HUNDRA' : null, campaignNames: [], message: '' },
    ...{ customerOrderNumber: '', goodsLabel: '', desiredDeliveryDate: null, fromBalance: 0, rows },
    ...{ itemValue: amount(sum - code, rate), orderValue: amount(sum - code + shipping + fee, rate) },
    ...{ discount: amount(campaigns + code, rate), shippingFee: amount(shipping, rate), paymentFee: amount(fee, rate) },
    toPay: sum - code + shipping + fee,
  };
  return { order, code, nthPurchase: between(1, 30), country: isNorwegian ? 'NO' : 'SE' };
}

/** Shares of an amount by weight, in exact fractions: each rounded half up, and the rest on the first that can bear it. */
function sharesOf(taken: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const shares = weights.map((weight) => Number((BigInt(taken) * BigInt(weight) * 10n) / whole));
  const rounded = shares.map((tenths) => Math.floor(tenths / 10) + (tenths % 10 >= 5 ? 1 : 0));
  let rest = taken - rounded.reduce((all, share) => all + share, 0);
  for (const [index, share] of rounded.entries()) {
    const borne = Math.max(0, Math.min(weights[index] ?? 0, share + rest));
    rest -= borne - share;
    rounded[index] = borne;
  }
  return rounded;
}

const edges = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100];
const bandNames = ['0-5', '6-10', '11-15', '16-20', '21-30', '31-40', '41-50', '51-60', '61-70', '71-80', '81-100'];
const kronor = (minor: number) => Number((minor / 100).toFixed(2));

it('of 200 generated orders is what is worked out by hand', () => {
  for (let number = 1; number <= 200; number += 1) {
    const { order, code, nthPurchase, country } = generateOrder(number);
    const weights = order.rows.map(({ price, quantity }) => price.incVat * quantity);
    const shares = sharesOf(code, weights);
    expect(shares.reduce((all, share) => all + share, 0)).toBe(code);
    const told = toPurchase(order, { nthPurchase, country, variants: { 9_000: 'Blå' } });
    const { itemValue, orderValue, shippingFee, discount } = order;
    expect(told).toEqual({
      transaction_id: String(number),
      currency: country === 'NO' ? 'NOK' : 'SEK',
      value: kronor(orderValue.incVat),
      value_ex_tax: kronor(orderValue.exVat),
      value_tax: kronor(orderValue.incVat - orderValue.exVat),
      tax: kronor(orderValue.incVat - orderValue.exVat),
      items_value: kronor(itemValue.incVat),
      items_value_ex_tax: kronor(itemValue.exVat),
      items_tax: kronor(itemValue.incVat - itemValue.exVat),
      shipping: kronor(shippingFee.incVat),
      shipping_ex_tax: kronor(shippingFee.exVat),
      ...(code > 0 ? { coupon: 'HUNDRA' } : {}),
      total_discount: kronor(discount.incVat),
      nth_purchase: nthPurchase,
      country,
      items: order.rows.map((row, index) => {
        const paid = Math.round(((weights[index] ?? 0) - (shares[index] ?? 0)) / row.quantity);
        const off = Math.round((row.discount.incVat + (shares[index] ?? 0)) / row.quantity);
        const percent = paid + off === 0 ? 0 : Math.round((100 * off) / (paid + off));
        return {
          item_id: String(100 + index),
          item_name: `Vara ${index}`,
          ...(row.brandName ? { item_brand: 'Berg' } : {}),
          ...(row.categoryNames.length > 0 ? { item_category: 'Kök' } : {}),
          ...(index === 0 ? { item_variant: 'Blå' } : {}),
          item_sku: String(9_000 + index),
          index,
          quantity: row.quantity,
          price: kronor(paid),
          ...(row.priceCampaignId === 4 || row.campaignIds[0] === '12' ? { price_campaign: kronor(paid) } : {}),
          ...(off > 0 ? { discount: kronor(off) } : {}),
          sales_type: bandNames[edges.findIndex((edge) => percent <= edge)],
        };
      }),
    });
  }
});
