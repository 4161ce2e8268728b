import { InvalidArgumentError } from '../errors/invalid-argument-error.ts';
import type { BasisPoints } from './money/money.ts';

/** Throws an `InvalidArgumentError` for what is no text. */
export function expectText(argument: string, given: unknown): void {
  if (typeof given !== 'string') throw new InvalidArgumentError(argument, 'a text', given);
}

/** Throws an `InvalidArgumentError` for what does not begin as an ISO date does. */
export function expectDate(argument: string, given: unknown): void {
  const isDate = typeof given === 'string' && /^\d{4}-\d\d-\d\d/.test(given);
  if (!isDate) throw new InvalidArgumentError(argument, 'an ISO date such as 2026-11-21', given);
}

/** Throws an `InvalidArgumentError` for what is none of the names of a record. */
export function expectOneOf(argument: string, given: unknown, known: object): void {
  const isKnown = typeof given === 'string' && Object.hasOwn(known, given);
  if (!isKnown) throw new InvalidArgumentError(argument, Object.keys(known).join(' or '), given);
}

/** Throws an `InvalidArgumentError` for what is no number, such as an amount that was read from a page. */
export function expectNumber(argument: string, given: unknown): void {
  if (typeof given !== 'number' || Number.isNaN(given)) throw new InvalidArgumentError(argument, 'a number', given);
}

/** Throws an `InvalidArgumentError` for what is no rate of VAT, and for one in whole percent. */
export function expectRate(argument: string, given: BasisPoints): void {
  if (given === 0 || given >= 100) return;
  throw new InvalidArgumentError(argument, 'a rate in hundredths of a percent, such as 2500 for 25 %', given);
}
