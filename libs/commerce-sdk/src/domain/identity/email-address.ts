import { expectText } from '../expect-argument.ts';
/** The longest address that mail can be sent to. */
const LONGEST = 254;
const SHAPE = /^[^\s\p{Cc}@<>,;:"()[\]\\]{1,64}@(?:[^\s\p{Cc}@<>,;:"()[\]\\.]+\.)+[^\s\p{Cc}@<>,;:"()[\]\\.]{2,}$/u;

/**
 * Reads an email address in the form in which it is kept (lower case, no spaces around it); null for what cannot be one by
 * the lengths of RFC 5321 and the marks that shops meet. Whether mail arrives only mail can tell.
 *
 * @example
 * readEmailAddress(' Maja@Torg.example '); // maja@torg.example
 */
export function readEmailAddress(text: string): string | null {
  expectText('text', text);
  const address = text.trim().toLowerCase();
  return address.length <= LONGEST && SHAPE.test(address) ? address : null;
}
