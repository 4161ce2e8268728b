/** Without the letters and figures that people mix up, and 32 of them, so that five bits are one character. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 16;

/** Writes random bytes, of which there are at least sixteen, as a code of eighty bits. */
export function giftCodeOf(bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return (characters.join('').match(/.{4}/g) ?? []).join('-');
}

/** The form in which a code is looked up, however its groups are written; null for what is no gift card's code. */
export function normalisedGiftCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character)) ? code : null;
}
