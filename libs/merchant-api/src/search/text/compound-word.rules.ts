const SHORTEST_HEAD = 3;
const SHORTEST_MODIFIER = 2;
/** An end that is no word of its own in the catalogue must be long, or every beginning would count. */
const SHORTEST_UNKNOWN = 4;
/** Letters that Swedish and Norwegian put between the parts: bord-s-lampa, barn-e-lue. */
const JOINTS = ['', 's', 'e'];

/** One way to read a word as two: what kind it is of first, what it is about last. */
export interface CompoundSplit {
  modifier: string;
  head: string;
}

/** Every way to read a folded word as a compound, the longest modifier first. */
export function splitsOf(folded: string): CompoundSplit[] {
  const splits: CompoundSplit[] = [];
  for (let end = folded.length - SHORTEST_HEAD; end >= SHORTEST_MODIFIER; end -= 1) {
    const beginning = folded.slice(0, end);
    for (const joint of JOINTS) {
      const modifier = beginning.slice(0, end - joint.length);
      if (!beginning.endsWith(joint) || modifier.length < SHORTEST_MODIFIER) continue;
      splits.push({ modifier, head: folded.slice(end) });
    }
  }
  return splits;
}

/** What is known about the words of a catalogue. */
export interface KnownWords {
  /** Whether it is a word of the catalogue, or one that compounds are often made of. */
  isWord(word: string): boolean;
  /** Whether it is part of a name, or a brand, category or colour. */
  isLabel(word: string): boolean;
}

/**
 * Reads a folded word of the catalogue, or its stem, as a compound: where both parts are words, or where one is and the word
 * stands
 * in a name. Null where it is none.
 */
export function readCompound(word: string, known: KnownWords): CompoundSplit | null {
  const splits = splitsOf(word);
  const isModifier = ({ modifier }: CompoundSplit) =>
    modifier.length > SHORTEST_MODIFIER ? known.isWord(modifier) : known.isLabel(modifier);
  const whole = splits.find((split) => known.isWord(split.head) && isModifier(split));
  if (whole) return whole;
  if (!known.isLabel(word)) return null;
  const half = ({ modifier, head }: CompoundSplit) =>
    known.isLabel(head) || (known.isWord(modifier) && head.length >= SHORTEST_UNKNOWN);
  return splits.find((split) => split.modifier.length > SHORTEST_MODIFIER && half(split)) ?? null;
}
