import { exVatFrom, spreadAmount } from '@torg/commerce-sdk/domain';
import type { Amount } from './present-price.ts';

/** A part of a package: what its units cost by themselves (minor units inc VAT), and its rate in hundredths of a percent. */
export interface TaxedPart {
  apart: number;
  rateBp: number;
}

/** Writes a package's amount inc VAT (minor units) from both sides of VAT: spread over its parts as the cart spreads it. */
export function mixedAmount(incVat: number, parts: readonly TaxedPart[]): Amount {
  const whole = parts.reduce((sum, { apart }) => sum + apart, 0);
  // A share is never above its weight: an amount above the parts' own, as one before a reduction, weighs them heavier.
  const times = Math.ceil(incVat / whole) || 1;
  const shares = spreadAmount(
    incVat,
    parts.map(({ apart }) => apart * times),
  );
  return { incVat, exVat: shares.reduce((sum, share, at) => sum + exVatFrom(share, parts[at]?.rateBp ?? 0), 0) };
}
