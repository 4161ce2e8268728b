import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { ColumnType, Generated } from 'kysely';

export type Gender = 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN';

/** Customers with an account. The email is kept in lower case. */
export interface UsersTable {
  user_id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  customer_type: CustomerType;
  /** Editors see what is not published yet. */
  may_preview: Generated<boolean>;
  password_salt: string;
  password_hash: string;
  created_at: Date;
  /** The parts of the address beside the name, by the contract's names; written as JSON. */
  address: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  gender: Generated<Gender>;
  /** As the market writes it, checked. */
  personal_id: string | null;
  /** Whatever the channel keeps with a customer; nobody here reads it. */
  meta_data: string | null;
  /** Grows with each new password; sessions and tokens of a former one have ended. */
  session_epoch: Generated<number>;
}

/** Refresh tokens by their hash. Those that came from one sign-in are a family, and end together. */
export interface RefreshTokensTable {
  token_hash: string;
  family_id: string;
  user_id: number;
  lifetime_seconds: number;
  expires_at: Date;
  used_at: Date | null;
  /** When its owner evidently had it: what it was exchanged for is given again no more. */
  arrived_at: Date | null;
  revoked_at: Date | null;
  session_epoch: number;
}

/** What is known of a family of refresh tokens: a session, from signing in to signing out. */
export interface SessionsTable {
  /** The family's id. */
  session_id: string;
  user_id: number;
  /** What the browser said of itself. */
  agent: string | null;
  began_at: Date;
}

/** Keys that customers sign in with in place of a password. What proves them is with the customer alone. */
export interface PasskeysTable {
  /** As the authenticator made it, base64url. */
  credential_id: string;
  user_id: number;
  /** In COSE. */
  public_key: Uint8Array;
  /** How often it was used, as the authenticator counts; 0 for those that do not. `bigint`, which comes as text. */
  counter: ColumnType<string, number, number>;
  /** How a browser reaches the authenticator; as JSON. */
  transports: ColumnType<readonly string[], string, string>;
  /** The host whose pages it serves. */
  relying_party: string;
  /** Whether a copy of it is kept elsewhere, so that it outlives the device. */
  is_backed_up: boolean;
  /** What the customer calls it. */
  name: string;
  added_at: Date;
  used_at: Date | null;
}

/** What a passkey is to sign next, by its hash. One that was answered is gone. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** Whose account a new key is for; null where somebody signs in. */
  user_id: number | null;
  origin: string;
  expires_at: Date;
}

/** Keys to set a new password with, by their hash. One that was used is gone. */
export interface PasswordResetsTable {
  key_hash: string;
  user_id: number;
  asked_at: Date;
  expires_at: Date;
}

/** Who of the shop looked at the shop as which customer. */
export interface ImpersonationsTable {
  impersonation_id: Generated<number>;
  user_id: number;
  spoofed_by: string;
  issued_at: Date;
  expires_at: Date;
}
