import { exVatFrom } from '../money/ex-vat-from.ts';
import type { BasisPoints, Minor, VatAmount } from '../money/money.ts';
import { spreadAmount } from '../money/spread-amount.ts';

/** An amount that carries VAT at one rate, in hundredths of a percent. */
export interface TaxedAmount {
  rateBp: BasisPoints;
  amount: VatAmount;
}

/** The amount, in minor units inc VAT, from both sides of VAT. */
export function atRate(incVat: Minor, rateBp: BasisPoints): VatAmount {
  return { incVat, exVat: exVatFrom(incVat, rateBp) };
}

/** The rates that fees follow, with the value of the goods at each; what carries no VAT does not count. */
export function goodsByRate(goods: readonly TaxedAmount[], standardRateBp: BasisPoints): Map<BasisPoints, Minor> {
  const rates = new Map<BasisPoints, Minor>();
  for (const { rateBp, amount } of goods) {
    if (rateBp > 0 && amount.incVat > 0) rates.set(rateBp, (rates.get(rateBp) ?? 0) + amount.incVat);
  }
  return rates.size > 0 ? rates : new Map([[standardRateBp, 1]]);
}

/** A fee (minor units inc VAT) in the parts that each rate bears, in proportion to the goods. */
export function taxFee(fee: Minor, rates: ReadonlyMap<BasisPoints, Minor>): TaxedAmount[] {
  const whole = [...rates.values()].reduce((sum, value) => sum + value, 0);
  // A fee may be larger than the goods, while a share never exceeds its weight.
  const scale = Math.ceil((fee + 1) / whole);
  const weights = [...rates.values()].map((value) => value * scale);
  const shares = spreadAmount(fee, weights);
  return [...rates.keys()].map((rateBp, index) => ({ rateBp, amount: atRate(shares[index] ?? 0, rateBp) }));
}

/** The VAT of all parts by rate, in minor units, highest rate first. */
export function vatByRate(parts: readonly TaxedAmount[]): { rateBp: BasisPoints; amount: Minor }[] {
  const amounts = new Map<BasisPoints, Minor>();
  for (const { rateBp, amount } of parts) {
    if (rateBp === 0 || amount.incVat === 0) continue;
    amounts.set(rateBp, (amounts.get(rateBp) ?? 0) + amount.incVat - amount.exVat);
  }
  return [...amounts].map(([rateBp, amount]) => ({ rateBp, amount })).sort((a, b) => b.rateBp - a.rateBp);
}
