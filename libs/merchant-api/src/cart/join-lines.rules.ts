import { unitsOf } from './cart-change.rules.ts';
import type { CartLineRecord } from './cart-record.ts';
import { countOf, lineGroups, sameGroup, unitsEach } from './line-groups.rules.ts';

/** A line of which there is too little for what both carts held. */
export interface LimitedLine {
  skuId: number;
  /** How many the joined cart holds. */
  quantity: number;
}

export interface JoinedLines {
  lines: readonly CartLineRecord[];
  limited: readonly LimitedLine[];
}

/** What joining lines needs to know. `totalStockOf` says what can be sold of a sku in all. */
export interface JoinFacts {
  totalStockOf(skuId: number): number;
  newId(): string;
}

/**
 * Puts the lines in hand to the lines that are kept. What both hold counts as often as the one that holds more of it, so that
 * joining twice is joining once; packages go as wholes. No more is added than can be sold, and nothing kept is taken away.
 */
export function joinLines(
  kept: readonly CartLineRecord[],
  inHand: readonly CartLineRecord[],
  facts: JoinFacts,
): JoinedLines {
  return gatherLines({ kept, others: inHand, countOf: (held, more) => Math.max(held, more) }, facts);
}

/** Puts lines to those that are kept, and adds up what both hold; packages go as wholes, as much of all as can be sold. */
export function addLines(
  kept: readonly CartLineRecord[],
  added: readonly CartLineRecord[],
  facts: JoinFacts,
): JoinedLines {
  return gatherLines({ kept, others: added, countOf: (held, more) => held + more }, facts);
}

interface Gathering {
  kept: readonly CartLineRecord[];
  others: readonly CartLineRecord[];
  /** How many there shall be of what both hold. */
  countOf(held: number, more: number): number;
}

function gatherLines({ kept, others, countOf: wantedOf }: Gathering, facts: JoinFacts): JoinedLines {
  let joined: JoinedLines = { lines: kept, limited: [] };
  for (const group of lineGroups(others)) joined = joinGroup(joined, group, { ...facts, wantedOf });
  return joined;
}

/** One loose line, or the lines of one package. */
function joinGroup(
  { lines, limited }: JoinedLines,
  group: readonly CartLineRecord[],
  facts: JoinFacts & { wantedOf: Gathering['countOf'] },
): JoinedLines {
  const own = sameGroup(lines, group);
  const others = lines.filter((line) => !own.includes(line));
  const held = countOf(own);
  const wanted = facts.wantedOf(held, countOf(group));
  const room = Math.min(
    ...group.map((line) =>
      Math.floor((facts.totalStockOf(line.skuId) - unitsOf(others, line.skuId)) / shareOf(line, group)),
    ),
  );
  const count = Math.max(held, Math.min(wanted, room));
  const short = count < wanted ? group.map(({ skuId }) => ({ skuId, quantity: count })) : [];
  const all = [...limited, ...short];
  if (count === held) return { lines, limited: all };
  if (own.length > 0) {
    const ids = new Set(own.map(({ lineId }) => lineId));
    const more = (line: CartLineRecord) => ({ ...line, quantity: count * unitsEach(line) });
    return { lines: lines.map((line) => (ids.has(line.lineId) ? more(line) : line)), limited: all };
  }
  const groupKey = group[0]?.choice ? facts.newId() : (group[0]?.groupKey ?? null);
  const added = group.map((line) => ({ ...line, lineId: facts.newId(), groupKey, quantity: count * unitsEach(line) }));
  return { lines: [...lines, ...added], limited: all };
}

/** Units of a line's sku that one of the group takes; the same sku may be in several of its lines. */
function shareOf({ skuId }: CartLineRecord, group: readonly CartLineRecord[]): number {
  const own = group.filter((line) => line.skuId === skuId);
  return own.reduce((sum, line) => sum + unitsEach(line), 0);
}
