import {
  amountLeftToFreeShipping,
  exVatFrom,
  shippingFee,
  sumVatAmounts,
  type ShippingRule,
  type VatAmount,
} from '@torg/commerce-sdk/domain';

/** One line as it is counted: prices of one unit in minor units inc VAT, the rate in hundredths of a percent. */
export interface CountedLine {
  quantity: number;
  selling: number;
  regular: number;
  rateBp: number;
}

/** What a line costs in all, in minor units. */
export interface LineTotal {
  selling: VatAmount;
  regular: VatAmount;
}

/** What a cart costs, in minor units. Every sum is the sum of its lines, on both sides of VAT. */
export interface CartTotals {
  lines: readonly LineTotal[];
  subTotal: LineTotal;
  total: LineTotal;
  /** VAT in the total by rate, highest rate first. */
  vats: readonly { rateBp: number; amount: number }[];
  shipping: { fee: VatAmount; leftToFree: number | null };
}

/** Adds a cart up. VAT is taken out line by line and rounded there, never out of a sum. An empty cart ships for nothing. */
export function cartTotals(lines: readonly CountedLine[], shipping: ShippingRule, shippingRateBp: number): CartTotals {
  const lineTotals = lines.map(lineTotal);
  const subTotal = { selling: sumOf(lineTotals, 'selling'), regular: sumOf(lineTotals, 'regular') };
  const feeIncVat = lines.length === 0 ? 0 : shippingFee(subTotal.selling.incVat, shipping);
  const fee = amount(feeIncVat, shippingRateBp);
  return {
    lines: lineTotals,
    subTotal,
    total: { selling: sumVatAmounts([subTotal.selling, fee]), regular: sumVatAmounts([subTotal.regular, fee]) },
    vats: vatsOf([
      ...lineTotals.map(({ selling }, index) => ({ rateBp: lines[index]?.rateBp ?? 0, selling })),
      ...(feeIncVat > 0 ? [{ rateBp: shippingRateBp, selling: fee }] : []),
    ]),
    shipping: { fee, leftToFree: amountLeftToFreeShipping(subTotal.selling.incVat, shipping) },
  };
}

/** What a line costs in all: units times price, VAT taken out of the product. */
function lineTotal({ quantity, selling, regular, rateBp }: CountedLine): LineTotal {
  return { selling: amount(selling * quantity, rateBp), regular: amount(regular * quantity, rateBp) };
}

function amount(incVat: number, rateBp: number): VatAmount {
  return { incVat, exVat: exVatFrom(incVat, rateBp) };
}

function sumOf(totals: readonly LineTotal[], side: keyof LineTotal): VatAmount {
  return sumVatAmounts(totals.map((total) => total[side]));
}

function vatsOf(parts: readonly { rateBp: number; selling: VatAmount }[]): CartTotals['vats'] {
  const amounts = new Map<number, number>();
  for (const { rateBp, selling } of parts) {
    amounts.set(rateBp, (amounts.get(rateBp) ?? 0) + selling.incVat - selling.exVat);
  }
  return [...amounts].map(([rateBp, vat]) => ({ rateBp, amount: vat })).sort((a, b) => b.rateBp - a.rateBp);
}
