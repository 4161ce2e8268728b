import type { Gender } from './account.tables.ts';
import type { AddressPart } from './address-parts.ts';

/** What a customer told about themselves beside name and email. */
export interface Profile {
  address: Readonly<Partial<Record<AddressPart, string>>>;
  gender: Gender;
  /** The number of a person or an organization in digits, as its country's authority writes it. */
  personalId: string | null;
  /** Whatever the channel keeps with a customer; nobody here reads it. */
  metaData: string | null;
}
