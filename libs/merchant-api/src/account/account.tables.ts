import type { Generated } from 'kysely';

/** Who may buy: a private person or an organization. */
export type CustomerType = 'PERSON' | 'ORGANIZATION';

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
}

/** Refresh tokens by their hash. Those that came from one sign-in are a family, and end together. */
export interface RefreshTokensTable {
  token_hash: string;
  family_id: string;
  user_id: number;
  lifetime_seconds: number;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}
