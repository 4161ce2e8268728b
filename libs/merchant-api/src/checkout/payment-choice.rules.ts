import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { PaymentOption } from './checkout-option.ts';

/** Ways of paying in the order in which they are shown, and the one that is selected. */
export interface PaymentChoice {
  options: readonly PaymentOption[];
  /** Null where the shopper has to choose. */
  selected: PaymentOption | null;
}

/** What a choice depends on. */
export interface Payer {
  countryCode: string;
  customerType: CustomerType;
  /** The option that the shopper chose; null where none was. */
  chosenId: number | null;
}

/**
 * Puts ways of paying in order and selects one: the chosen one, else the first. Credit stands behind everything else, and is
 * never selected beforehand in Sweden, as 7 a kap. 1 § lagen (2010:751) om betaltjänster asks of those who list them.
 */
export function choosePayment(offered: readonly PaymentOption[], payer: Payer): PaymentChoice {
  const own = offered.filter(({ customerType }) => customerType === null || customerType === payer.customerType);
  const options = [...own.filter(({ isCredit }) => !isCredit), ...own.filter(({ isCredit }) => isCredit)];
  const chosen = options.find(({ id }) => id === payer.chosenId);
  const [first = null] = options;
  const mayPreselect = first !== null && !(first.isCredit && payer.countryCode === 'SE');
  return { options, selected: chosen ?? (mayPreselect ? first : null) };
}
