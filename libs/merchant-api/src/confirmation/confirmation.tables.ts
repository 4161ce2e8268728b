/** What may be confirmed by mail. */
export type ConfirmationKind = 'NEWSLETTER' | 'AVAILABILITY';

/** Keys that were sent by mail, by their hash. */
export interface ConfirmationKeysTable {
  key_hash: string;
  /** The mailbox by a hash of its address; null in rows from before it was kept. */
  recipient_hash: string | null;
  kind: ConfirmationKind;
  subject_id: number;
  language_id: string;
  sent_at: Date;
  expires_at: Date;
}
