import type { Profile } from '@torg/commerce-sdk';
import { formatPostalCode } from '@torg/commerce-sdk/domain';
import type { TypedCheckout } from '@torg/stores/checkout';
import { readStandingMessage } from '../../display/standing-message.ts';

/**
 * What a customer's account knows of them, by the names of the fields that ask for it. Numbers that tell who somebody is stay
 * there, as does an address in another country than the goods go to.
 */
export function customerTexts(profile: Profile, country: string): TypedCheckout {
  const { email, firstName, lastName, address } = profile;
  const place = address && isIn(country, address.country) ? address : null;
  const texts = {
    email,
    'billingAddress.firstName': address?.firstName || firstName,
    'billingAddress.lastName': address?.lastName || lastName,
    'billingAddress.company': address?.company,
    'billingAddress.careOf': place?.careOf,
    'billingAddress.addressLine1': place?.addressLine1,
    'billingAddress.entryCode': place?.entryCode,
    'billingAddress.zip': formatPostalCode(place?.zip ?? '', country),
    'billingAddress.city': place?.city,
    'billingAddress.mobile': address?.mobile || address?.phone,
    message: readStandingMessage(profile.metaData) ?? '',
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}

/** Accounts write a country as its code or by its English name, or not at all. */
function isIn(country: string, written: string): boolean {
  return ['', country, new Intl.DisplayNames('en', { type: 'region' }).of(country)].includes(written);
}

/** The fields that say together where somebody lives. */
const placeFields: readonly string[] = ['careOf', 'addressLine1', 'entryCode', 'zip', 'city'].map(
  (part) => `billingAddress.${part}`,
);

/**
 * Adds what is known to what was typed, which wins. Half of one place and half of another is nowhere: whoever has begun to
 * type another address than the known one goes on with that.
 */
export function withCustomerTexts(typed: TypedCheckout, known: TypedCheckout): TypedCheckout {
  const plain = (text = '') => text.replaceAll(/\s/g, '').toLowerCase();
  const isElsewhere = placeFields.some(
    (name) => plain(typed[name]) !== '' && plain(typed[name]) !== plain(known[name]),
  );
  const isWanted = (name: string) => plain(typed[name]) === '' && !(isElsewhere && placeFields.includes(name));
  return { ...typed, ...Object.fromEntries(Object.entries(known).filter(([name]) => isWanted(name))) };
}
