import type { Address } from '@torg/commerce-sdk/domain';

/** Each of them is known or not by itself. */
const ofPerson = ['firstName', 'lastName', 'company'] as const;

/** They say together where somebody lives: half of one place and half of another is nowhere. */
const ofPlace = [
  ...(['careOf', 'addressLine1', 'addressLine2', 'addressLine3', 'entryCode'] as const),
  ...(['zip', 'city', 'state', 'country'] as const),
];

/** The fields of what was told that an account lacks; what it has stays. Null is an account that has no address. */
export function addressGaps(known: Address | null, told: Address): Partial<Address> {
  const isKnown = (name: keyof Address) => known !== null && known[name] !== '';
  // A country alone is what the account was made in.
  const hasPlace = ofPlace.some((name) => name !== 'country' && isKnown(name));
  const hasNumber = isKnown('mobile') || isKnown('phone');
  const wanted: readonly (keyof Address)[] = [
    ...ofPerson.filter((name) => !isKnown(name)),
    ...(hasPlace ? [] : ofPlace),
    ...(hasNumber ? [] : (['mobile', 'phone'] as const)),
  ];
  return Object.fromEntries(wanted.filter((name) => told[name] !== '').map((name) => [name, told[name]]));
}
