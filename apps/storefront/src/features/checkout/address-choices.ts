import type { Profile } from '@torg/commerce-sdk';
import { formatPostalCode, type Address } from '@torg/commerce-sdk/domain';
import type { KeptAddress } from '@torg/commerce-sdk/extensions';
import type { TypedCheckout } from '@torg/stores/checkout';
import { addressParts, type AddressPart } from './address-parts.ts';
import type { addressNames } from './address-names.ts';

/** An address of a customer, to fill in the checkout with. */
export interface AddressChoice {
  id: string;
  /** The checkout begins with it. */
  isDefault: boolean;
  parts: Readonly<Record<AddressPart, string>>;
}

/** The account's own address is chosen by this. */
const own = 'own';

/**
 * The addresses in the country that the goods go to: the account's own, and those that the customer keeps beside it. Numbers
 * that tell who somebody is are not among them.
 */
export function addressChoices(
  { firstName, lastName, address }: Profile,
  kept: readonly KeptAddress[],
  country: string,
): readonly AddressChoice[] {
  const hasDefault = kept.some(({ isDefault }) => isDefault);
  const named = address && {
    ...{ ...address, id: own, isDefault: !hasDefault, mobile: address.mobile || address.phone },
    ...{ firstName: address.firstName || firstName, lastName: address.lastName || lastName },
  };
  return [...(named && named.addressLine1 ? [named] : []), ...kept]
    .filter((one) => isIn(country, one))
    .map((one) => ({ id: one.id, isDefault: one.isDefault, parts: partsOf(one, country) }));
}

function partsOf(address: Record<AddressPart, string>, country: string): AddressChoice['parts'] {
  const texts = addressParts.map((part) => [
    part,
    part === 'zip' ? formatPostalCode(address.zip, country) : address[part],
  ]);
  return Object.fromEntries(texts) as AddressChoice['parts']; // each part is among them
}

/** What an address writes into the fields of a checkout; what it has none of is emptied, as it was another's. */
export function choiceTexts(name: (typeof addressNames)[number], { parts: written }: AddressChoice): TypedCheckout {
  return Object.fromEntries(addressParts.map((part) => [`${name}.${part}`, written[part]]));
}

/** Accounts write a country as its code or by its English name, or not at all. */
function isIn(country: string, { country: written }: Pick<Address, 'country'>): boolean {
  return ['', country, new Intl.DisplayNames('en', { type: 'region' }).of(country)].includes(written);
}
