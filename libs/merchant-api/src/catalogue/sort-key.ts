/** Letters that stand after z, in the order of each language; the other language's letters sort beside their own twins. */
const afterZ: Readonly<Record<string, readonly string[]>> = {
  'sv-SE': ['å', 'äæ', 'öø'],
  'nb-NO': ['æä', 'øö', 'å'],
};

// What follows z in ASCII.
const SLOTS = ['{', '|', '}'];

/**
 * Writes a name so that comparing byte by byte sorts it by the alphabet of a language. The embedded database has no
 * collations of its own, and a server may have others, so the order is made here for both.
 */
export function sortKey(name: string, languageId: string): string {
  const slots = new Map(
    (afterZ[languageId] ?? []).flatMap((twins, index) => [...twins].map((twin) => [twin, SLOTS[index]])),
  );
  return [...name.toLowerCase().normalize('NFC')]
    .map((letter) => slots.get(letter) ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('')
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'))
    .replace(/[^\p{L}\p{N}{|}]+/gu, ' ')
    .trim();
}
