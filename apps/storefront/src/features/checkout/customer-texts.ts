import type { Profile } from '@torg/commerce-sdk';
import { readCompanyNumber, type CustomerType } from '@torg/commerce-sdk/domain';
import type { TypedCheckout } from '@torg/stores/checkout';
import { readStandingText } from '../../display/standing-texts.ts';
import { choiceTexts, type AddressChoice } from './address-choices.ts';

/**
 * What a customer's account knows of them, by the names of the fields that ask for it, with the address that it begins with.
 * A company's registered number comes along where the shop is shown to one. Numbers that tell who somebody is stay there, as
 * does an address in another country than the goods go to.
 */
export function customerTexts(
  profile: Profile,
  begun: AddressChoice | undefined,
  shownTo: CustomerType,
): TypedCheckout {
  const { email, firstName, lastName, address, metaData } = profile;
  const texts = {
    email,
    'billingAddress.firstName': address?.firstName || firstName,
    'billingAddress.lastName': address?.lastName || lastName,
    'billingAddress.company': address?.company,
    'billingAddress.mobile': address?.mobile || address?.phone,
    ...withoutEmpty(begun ? choiceTexts('billingAddress', begun) : {}),
    identityNumber: shownTo === 'ORGANIZATION' ? companyNumber(profile) : '',
    message: readStandingText(metaData, 'orderMessage') ?? '',
    goodsLabel: profile.customerType === 'ORGANIZATION' ? (readStandingText(metaData, 'reference') ?? '') : '',
  };
  return withoutEmpty(texts);
}

/** A sole trader's own number stays with the account. */
function companyNumber({ customerType, personalId }: Profile): string {
  return customerType === 'ORGANIZATION' && personalId ? (readCompanyNumber(personalId) ?? '') : '';
}

function withoutEmpty(texts: TypedCheckout): TypedCheckout {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}

/** The fields that say together where somebody lives. */
const placeFields: readonly string[] = ['careOf', 'addressLine1', 'addressLine2', 'entryCode', 'zip', 'city'].map(
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
