import { dateAfter, localDateWriter } from '@torg/commerce-sdk/domain';
import type { Trader } from './trader.ts';

/** An order as its bill looks at it. */
export interface BilledOrder {
  orderId: string;
  /** In milliseconds since 1970. */
  placedAt: number;
  timeZone: string;
  /** The country whose way of paying bills is used, such as SE. */
  countryCode: string;
}

/** How a bill is to be paid; dates are ISO dates of the market. */
export interface Bill {
  date: string;
  dueDate: string;
  /** A Swedish bankgiro with an OCR number, or a Norwegian account with a KID. */
  way: 'bankgiro' | 'account';
  payTo: string;
  reference: string;
}

/** The bill of an order: where to pay by when, and the number by which the payment is known to be its own. */
export function billOf({ orderId, placedAt, timeZone, countryCode }: BilledOrder, trader: Trader): Bill {
  const date = localDateWriter(timeZone)(placedAt);
  const isNorwegian = countryCode === 'NO';
  return {
    date,
    dueDate: dateAfter(date, trader.paymentTermDays),
    way: isNorwegian ? 'account' : 'bankgiro',
    payTo: isNorwegian ? trader.norwegianAccount : trader.bankgiro,
    reference: withCheckDigit(orderId),
  };
}

/** Digits with their check digit by the Luhn rule (modulus 10), which OCR numbers and KID both allow. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
