import type { Address } from '../../domain/account/address.ts';
import type { User } from './user.ts';

/** What a customer may tell of a gender; UNSET until something was told. */
export type CustomerGender = 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN';

/** All that a customer's own pages show of them. */
export interface Profile extends User {
  /** Null until one was told. */
  address: Address | null;
  gender: CustomerGender;
  /** A personal or an organization number, as the market has them; null where none was told. */
  personalId: string | null;
  /** A text of the channel's own. */
  metaData: string | null;
}

/** What a customer changes. What is left out stays as it was; an empty text takes away what was there. */
export interface ProfileChange {
  address?: Partial<Address>;
  gender?: CustomerGender;
  newsletter?: boolean;
  personalId?: string;
  customerType?: User['customerType'];
  metaData?: string;
}

/** What became of a change. Where it is not updated, everything is as it was. */
export type UpdateUserResult =
  | { kind: 'updated'; profile: Profile }
  | { kind: 'signed-out' }
  | { kind: 'invalid-identity-number' }
  /** A text is longer than the API keeps. */
  | { kind: 'invalid' };
