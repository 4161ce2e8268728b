import { storableText } from '../database/storable-text.ts';

/** The form in which an email is looked up, whether it is one or not. */
export function normalisedEmail(email: string): string {
  return storableText(email).trim().toLowerCase();
}
