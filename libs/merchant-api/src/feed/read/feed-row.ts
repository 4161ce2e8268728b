/** One row of a feed as it stands there: attributes by their name in small letters, each with all its values. */
export interface FeedRow {
  /** Where it begins, from 1. */
  line: number;
  fields: ReadonlyMap<string, readonly string[]>;
  /** Its facts (`product_detail`), which have parts. */
  details: readonly FeedDetail[];
  /** Set where the row cannot be used whatever it says. */
  problem: string | null;
}

/** One fact about a product. */
export interface FeedDetail {
  name: string;
  value: string;
}

/** Longer values are never meant, and a row that has one is refused. In characters. */
export const LONGEST_VALUE = 65_536;

/** What a field may grow to before the reading is given up, so that memory stays bounded. In characters. */
export const LONGEST_FIELD = 4 * 1024 * 1024;

/** Why a row with a value of this length is refused; null where it is not. */
export function lengthProblem(name: string, length: number): string | null {
  if (length <= LONGEST_VALUE) return null;
  return `${name} has more than ${LONGEST_VALUE.toLocaleString('en-GB')} characters; shorten it`;
}
