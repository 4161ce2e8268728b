import {
  readEmailAddress,
  readNorwegianOrganisationNumber,
  readNorwegianPersonalNumber,
  readPhoneNumber,
  readSwedishOrganisationNumber,
  readSwedishPersonalNumber,
  type CustomerType,
} from '@torg/commerce-sdk/domain';
import type { Address, CheckoutDraft } from '../checkout/checkout-draft.ts';
import { deliveryAddress, findObstacle } from '../checkout/delivery-place.rules.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** What a filled-in checkout is judged by. */
export interface FormRules {
  countryCode: string;
  customerType: CustomerType;
  /** Who is billed says who they are. */
  isBilled: boolean;
  /** Whether anything is brought to an address; gift cards by mail are not. */
  isDelivered: boolean;
  /** ISO date such as 2026-11-21. */
  today: string;
}

/** By which word the terms are accepted; older clients send the second. */
const consents = ['terms', 'order'];

/** What is wrong with what a shopper filled in, first things first; null where nothing is. */
export function checkForm(draft: CheckoutDraft, rules: FormRules): OrderRefusal | null {
  const { email, billingAddress, shippingAddress, acceptedConsents } = draft;
  if (!email) return missing('email');
  if (readEmailAddress(email) === null) return invalid('email');
  const addresses = [
    ['billingAddress', billingAddress],
    // One that nothing was filled into is as good as none.
    ...(shippingAddress && Object.values(shippingAddress).some(Boolean)
      ? [['shippingAddress', shippingAddress] as const]
      : []),
  ] as const;
  for (const [name, address] of addresses) {
    // Who is billed may live anywhere; the goods go where the market delivers to.
    const isGoal = rules.isDelivered && address === deliveryAddress(draft);
    const refusal = address ? checkAddress(name, address, { ...rules, isGoal }) : missing(name);
    if (refusal) return refusal;
  }
  if (!hasIdentity(draft, rules)) {
    return { kind: 'identity-number', problem: draft.identityNumber ? 'invalid' : 'missing' };
  }
  return acceptedConsents.some((one) => consents.includes(one.toLowerCase())) ? null : { kind: 'terms' };
}

function checkAddress(
  name: string,
  address: Address,
  { countryCode, customerType, isGoal }: FormRules & { isGoal: boolean },
): OrderRefusal | null {
  const needed = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;
  const all = customerType === 'ORGANIZATION' ? (['company', ...needed] as const) : needed;
  const empty = all.find((part) => address[part] === '');
  if (empty) return missing(`${name}.${empty}`);
  const obstacle = isGoal ? findObstacle(address, countryCode) : null;
  if (obstacle) return { kind: 'place', field: `${name}.${obstacle.kind === 'country' ? 'country' : 'zip'}`, obstacle };
  const wrong = (['mobile', 'phone'] as const).find((part) => !isPhone(address[part], countryCode));
  return wrong ? invalid(`${name}.${wrong}`) : null;
}

function hasIdentity({ identityNumber }: CheckoutDraft, { countryCode, customerType, isBilled, today }: FormRules) {
  if (!identityNumber) return !isBilled;
  const isOrganisation = customerType === 'ORGANIZATION';
  switch (countryCode) {
    case 'SE':
      return isOrganisation
        ? readSwedishOrganisationNumber(identityNumber, today) !== null
        : readSwedishPersonalNumber(identityNumber, today) !== null;
    case 'NO':
      return isOrganisation
        ? readNorwegianOrganisationNumber(identityNumber) !== null
        : readNorwegianPersonalNumber(identityNumber) !== null;
    default:
      return true;
  }
}

/** A telephone number may be left out; of other countries any that is written in full is taken. */
function isPhone(text: string, countryCode: string): boolean {
  if (text === '') return true;
  const abroad = /^(?:\+|00)[1-9]\d{6,14}$/.test(text.replaceAll(/[\s()./-]/g, ''));
  if (countryCode !== 'SE' && countryCode !== 'NO') return abroad;
  return readPhoneNumber(text, countryCode) !== null || (abroad && !isOwnPrefix(text, countryCode));
}

function isOwnPrefix(text: string, countryCode: 'NO' | 'SE'): boolean {
  return text
    .replaceAll(/[\s()./-]/g, '')
    .replace(/^00/, '+')
    .startsWith(countryCode === 'SE' ? '+46' : '+47');
}

function missing(field: string): OrderRefusal {
  return { kind: 'field', field, problem: 'missing' };
}

function invalid(field: string): OrderRefusal {
  return { kind: 'field', field, problem: 'invalid' };
}
