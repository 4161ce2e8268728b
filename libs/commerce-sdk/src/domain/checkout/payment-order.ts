import type { PaymentOption } from './checkout.ts';

/**
 * Whether something is paid later than it is bought: a bill of the shop's, or what a provider of credit offers in its form.
 *
 * @example
 * const mayBuyNow = checkout.paymentOptions.filter((option) => !isCredit(option));
 */
export function isCredit({ flow }: Pick<PaymentOption, 'flow'>): boolean {
  return flow !== 'redirect';
}

/**
 * Puts ways of paying in the order in which they may be shown: whatever is no credit first, as 7 a kap. 1 § lagen (2010:751)
 * om betaltjänster asks of those who list them. Within both kinds the order stays.
 *
 * @example
 * const offered = inLawfulOrder(checkout.paymentOptions);
 */
export function inLawfulOrder<Option extends Pick<PaymentOption, 'flow'>>(options: readonly Option[]): Option[] {
  return [...options.filter((option) => !isCredit(option)), ...options.filter(isCredit)];
}

/**
 * The way of paying that may be chosen beforehand: the account's first choice, unless it is credit; null for none.
 *
 * @example
 * const chosen = preselectedPayment(checkout.paymentOptions);
 */
export function preselectedPayment<Option extends PaymentOption>(options: readonly Option[]): Option | null {
  return options.find((option) => option.isDefault && !isCredit(option)) ?? null;
}
