import { formatPostalCode } from '@torg/commerce-sdk/domain';
import type { TypedCheckout } from '@torg/stores/checkout';

const fields = ['billingAddress.zip', 'shippingAddress.zip'];

/** What was typed into a checkout earlier, its postal codes as letters of the country (ISO code) carry them. */
export function withWrittenPostalCodes(typed: TypedCheckout, country: string): TypedCheckout {
  const codes = fields.flatMap((name) => (typed[name] ? [[name, formatPostalCode(typed[name], country)]] : []));
  return { ...typed, ...Object.fromEntries(codes) };
}
