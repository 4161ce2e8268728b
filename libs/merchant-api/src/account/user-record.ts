import type { CustomerType } from '@torg/commerce-sdk/domain';

/** A customer with an account, without anything that could sign them in. */
export interface UserRecord {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  customerType: CustomerType;
  /** Editors see what is not published yet. */
  mayPreview: boolean;
  /** Grows with each new password; sessions and tokens of a former one have ended. */
  sessionEpoch: number;
}

/** A customer who is not kept yet. */
export type NewUser = Omit<UserRecord, 'userId' | 'sessionEpoch'>;

/** What is kept of a password: it can be compared with, and not turned back. */
export interface StoredPassword {
  salt: string;
  hash: string;
}
