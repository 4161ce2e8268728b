/** A line as it was seen and as it is; prices of one, in minor units inc VAT. */
export interface ComparedLine {
  lineId: string;
  quantity: number;
  /** Null where nothing is known of the price that was seen. */
  seen: number | null;
  /** Null where it cannot be bought any more. */
  now: number | null;
  /** How many of it can be bought; the line's own count among them. */
  left: number;
}

/** What a shopper should be told of a line. */
export type CartNotice =
  | { kind: 'GONE'; lineId: string }
  | { kind: 'STOCK'; lineId: string; left: number }
  | { kind: 'PRICE'; lineId: string; before: number; after: number };

/** What became of lines since they were seen. A line that is gone has no price any more; one of which there are too few may have another. */
export function noticesOf(lines: readonly ComparedLine[]): CartNotice[] {
  return lines.flatMap(({ lineId, quantity, seen, now, left }): CartNotice[] => {
    if (now === null || left <= 0) return [{ kind: 'GONE', lineId }];
    return [
      ...(quantity > left ? [{ kind: 'STOCK', lineId, left } as const] : []),
      ...(seen !== null && seen !== now ? [{ kind: 'PRICE', lineId, before: seen, after: now } as const] : []),
    ];
  });
}
