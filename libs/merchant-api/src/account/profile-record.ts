import type { Gender } from './account.tables.ts';

/** The parts of an address beside the name, by the contract's names. */
export const addressParts = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'entryCode',
  'careOf',
  'city',
  'state',
  'country',
  'zip',
  'company',
  'mobile',
  'phone',
] as const;

export type AddressPart = (typeof addressParts)[number];

/** What a customer told about themselves beside name and email. */
export interface Profile {
  address: Readonly<Partial<Record<AddressPart, string>>>;
  gender: Gender;
  /** The number of a person or an organization in digits, as its country's authority writes it. */
  personalId: string | null;
  /** Whatever the channel keeps with a customer; nobody here reads it. */
  metaData: string | null;
}
