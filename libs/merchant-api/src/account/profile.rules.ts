import {
  readNorwegianOrganisationNumber,
  readNorwegianPersonalNumber,
  readSwedishOrganisationNumber,
  readSwedishPersonalNumber,
  type CustomerType,
} from '@torg/commerce-sdk/domain';
import { storableText } from '../database/storable-text.ts';
import type { UserInputType } from '../generated/contract.ts';
import { addressParts } from './address-parts.ts';
import type { Profile } from './profile-record.ts';

/** What is written of a change. */
export interface ProfileChange extends Partial<Profile> {
  firstName?: string;
  lastName?: string;
  customerType?: CustomerType;
}

export type ProfileResult =
  | { ok: true; change: ProfileChange }
  | { ok: false; reason: 'personal-id' }
  | { ok: false; reason: 'too-long'; field: string; most: number };

/** Who changes their profile, where and when. */
export interface ProfilePlace {
  customerType: CustomerType;
  /** ISO 3166, such as SE. */
  country: string;
  /** An ISO date, as the market's wall calendar shows it. */
  today: string;
}

const MOST_IN_ADDRESS = 200;
const MOST_META_DATA = 10_000;

/** Reads a change. An empty text takes away what was there; what is missing or null stays as it is. */
export function readProfileChange(input: UserInputType, place: ProfilePlace): ProfileResult {
  const customerType = input.customerType ?? place.customerType;
  const { address } = input;
  const long = tooLong(input);
  if (long) return { ok: false, reason: 'too-long', ...long };
  const personalId = readPersonalId(input.personalId, { ...place, customerType });
  if (personalId === undefined) return { ok: false, reason: 'personal-id' };
  // A person's number is no organization's.
  const isOther = customerType !== place.customerType;
  return {
    ok: true,
    change: {
      customerType,
      ...(address?.firstName == null ? {} : { firstName: storableText(address.firstName).trim() }),
      ...(address?.lastName == null ? {} : { lastName: storableText(address.lastName).trim() }),
      ...(address ? { address: partsOf(address) } : {}),
      ...(input.gender ? { gender: input.gender } : {}),
      ...(input.personalId != null || isOther ? { personalId } : {}),
      ...(input.metaData == null ? {} : { metaData: storableText(input.metaData) || null }),
    },
  };
}

function tooLong({ address, metaData }: UserInputType): { field: string; most: number } | null {
  const [field] = Object.entries(address ?? {}).find(([, text]) => (text ?? '').length > MOST_IN_ADDRESS) ?? [];
  if (field !== undefined) return { field, most: MOST_IN_ADDRESS };
  return (metaData ?? '').length > MOST_META_DATA ? { field: 'metaData', most: MOST_META_DATA } : null;
}

function partsOf(address: NonNullable<UserInputType['address']>): Profile['address'] {
  const given = addressParts.flatMap((part) => {
    const text = address[part];
    return text == null ? [] : [[part, storableText(text).trim()] as const];
  });
  return Object.fromEntries(given);
}

/** The number in digits, null where there shall be none, and undefined where it is wrong. */
function readPersonalId(text: string | null | undefined, place: ProfilePlace): string | null | undefined {
  if (text == null || text.trim() === '') return null;
  return readerOf(place)(text) ?? undefined;
}

function readerOf({ country, customerType, today }: ProfilePlace): (text: string) => string | null {
  const isPerson = customerType === 'PERSON';
  switch (country) {
    case 'SE':
      return (text) => (isPerson ? readSwedishPersonalNumber(text, today) : readSwedishOrganisationNumber(text, today));
    case 'NO':
      return isPerson ? readNorwegianPersonalNumber : readNorwegianOrganisationNumber;
    default:
      // The rules of other countries are not known here, only what a number can look like.
      return (text) => (/^[\w -]{4,32}$/.test(text.trim()) ? text.trim() : null);
  }
}
