import type { Address, Checkout } from '@torg/commerce-sdk/domain';
import type { TypedCheckout } from '@torg/stores/checkout';

/** What a checkout was told already, by the names of the fields that ask for it. */
export function typedFrom(checkout: Checkout | null): TypedCheckout {
  if (!checkout) return {};
  const { email, billingAddress, shippingAddress } = checkout;
  return {
    ...(email && { email }),
    ...addressTexts('billingAddress', billingAddress),
    ...(shippingAddress?.zip && { otherAddress: 'on', ...addressTexts('shippingAddress', shippingAddress) }),
  };
}

function addressTexts(name: string, address: Address | null): TypedCheckout {
  const parts = Object.entries<string>({ ...address }).filter(([, text]) => text !== '');
  return Object.fromEntries(parts.map(([part, text]) => [`${name}.${part}`, text]));
}
