/** The fewest characters of a password. */
export const SHORTEST_PASSWORD = 7;

/**
 * What is wrong with a password that someone chooses; null where nothing is. Leave `repeated` out where it is asked once. How
 * long it is counts, and nothing else: NIST SP 800-63B advises against rules of what it is made of.
 *
 * @example
 * checkPassword('torg-demo-1', 'torg-demo-2'); // mismatch
 */
export function checkPassword(password: string, repeated = password): 'empty' | 'too-short' | 'mismatch' | null {
  if (password === '') return 'empty';
  // A letter with an accent may be two code points, and is one character to whoever types it.
  if ([...password.normalize('NFC')].length < SHORTEST_PASSWORD) return 'too-short';
  return password === repeated ? null : 'mismatch';
}
