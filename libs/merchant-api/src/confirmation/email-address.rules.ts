import { storableText } from '../database/storable-text.ts';

/** The longest address that mail can be sent to. */
const LONGEST = 254;
const SHAPE = /^[^\s@<>,;:"()[\]\\]{1,64}@(?:[^\s@<>,;:"()[\]\\.]+\.)+[^\s@<>,;:"()[\]\\.]{2,}$/;

/** The form in which an email is kept and looked up. */
export function normalisedEmail(email: string): string {
  return storableText(email).trim().toLowerCase();
}

/** An email in the form in which it is kept; null for what cannot be one. Whether mail arrives only mail can tell. */
export function readEmailAddress(text: string): string | null {
  const email = normalisedEmail(text);
  return email.length <= LONGEST && SHAPE.test(email) ? email : null;
}
