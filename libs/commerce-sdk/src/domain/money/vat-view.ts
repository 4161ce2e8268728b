import type { CustomerType } from '../account/customer-type.ts';

/** Which side of VAT a shopper looks at; the key of that side in a {@link VatAmount}. */
export type VatView = 'incVat' | 'exVat';

/**
 * The side of VAT that a customer sees prices from. Whoever sells to consumers must give the price with VAT
 * (prisinformationslagen, prisopplysningsforskriften); organisations, which get VAT back, see prices without.
 *
 * @example
 * vatViewOf('ORGANIZATION'); // exVat
 */
export function vatViewOf(customerType: CustomerType): VatView {
  return customerType === 'ORGANIZATION' ? 'exVat' : 'incVat';
}

/**
 * The other side of VAT, for a switch between the two.
 *
 * @example
 * otherVatView('incVat'); // exVat
 */
export function otherVatView(view: VatView): VatView {
  return view === 'incVat' ? 'exVat' : 'incVat';
}
