import { checkAdd } from '@torg/commerce-sdk/domain';
import type { CartLineRecord, SeenPrice } from './cart-record.ts';
import type { CartRefusal } from './cart-refusal.ts';

/** What a shopper wants to put in the cart. */
export interface WantedItem {
  skuId: number;
  quantity: number;
  groupKey: string | null;
  message: string | null;
  seen: SeenPrice | null;
}

/** The line that a change is about, by its own id or else by its sku. */
export interface LineAddress {
  lineId: string | null;
  skuId: number | null;
}

/** The lines as they should be, or why they stay as they are. */
export type LineDecision = { ok: true; lines: readonly CartLineRecord[] } | { ok: false; refusal: CartRefusal };

const refused = (refusal: CartRefusal): LineDecision => ({ ok: false, refusal });

/** Adds units to the line of the same kind, or as a new line. `totalStock` is what can be sold of the sku in all. */
export function addToLines(
  lines: readonly CartLineRecord[],
  item: WantedItem,
  totalStock: number,
  newLineId: string,
): LineDecision {
  if (!isWholeNumber(item.quantity) || item.quantity < 1) return refused({ kind: 'invalid-quantity' });
  const verdict = checkAdd(totalStock, unitsOf(lines, item.skuId), item.quantity);
  if (verdict.kind !== 'allowed') return refused(verdict);

  const own = lines.find((line) => isSameKind(line, item));
  if (!own) return { ok: true, lines: [...lines, { lineId: newLineId, ...item, choice: null }] };
  return { ok: true, lines: replaceLine(lines, { ...own, quantity: own.quantity + item.quantity }) };
}

/** Sets how many units a line has; 0 takes it away. `totalStockOf` says what can be sold of a sku in all. */
export function updateLines(
  lines: readonly CartLineRecord[],
  address: LineAddress,
  quantity: number,
  totalStockOf: (skuId: number) => number,
): LineDecision {
  if (!isWholeNumber(quantity) || quantity < 0) return refused({ kind: 'invalid-quantity' });
  const own = findLine(lines, address);
  if (!own) return refused({ kind: 'unknown-item' });
  if (own.choice) return refused({ kind: 'packaged-item' });
  const others = lines.filter(({ lineId }) => lineId !== own.lineId);
  if (quantity === 0) return { ok: true, lines: others };

  const verdict = checkAdd(totalStockOf(own.skuId), unitsOf(others, own.skuId), quantity);
  if (verdict.kind !== 'allowed') return refused(verdict);
  return { ok: true, lines: replaceLine(lines, { ...own, quantity }) };
}

/** Says something else of a loose line. Where the cart holds the same goods with that note already, the two become one line. */
export function noteLine(lines: readonly CartLineRecord[], lineId: string, message: string | null): LineDecision {
  const own = lines.find((line) => line.lineId === lineId);
  if (!own) return refused({ kind: 'unknown-item' });
  if (own.choice) return refused({ kind: 'packaged-item' });
  const noted = { ...own, message };
  const twin = lines.find((line) => line.lineId !== lineId && isSameKind(line, noted));
  const all = { ...noted, quantity: own.quantity + (twin?.quantity ?? 0) };
  return { ok: true, lines: replaceLine(lines, all).filter((line) => line !== twin) };
}

/** Leaves out the lines whose sku cannot be bought any more, and packages that lack one of their parts. */
export function dropUnsellable(
  lines: readonly CartLineRecord[],
  totalStockOf: (skuId: number) => number,
): LineDecision {
  const gone = lines.filter(({ skuId }) => totalStockOf(skuId) <= 0);
  const brokenPackages = new Set(gone.flatMap(({ choice, groupKey }) => (choice ? [groupKey] : [])));
  const isWhole = ({ choice, groupKey }: CartLineRecord) => !(choice && brokenPackages.has(groupKey));
  return { ok: true, lines: lines.filter((line) => !gone.includes(line) && isWhole(line)) };
}

/** Whether a quantity is one that goods can have, before anything is said of its size. */
export function isWholeNumber(quantity: number): boolean {
  return Number.isSafeInteger(quantity);
}

/** How many units of a sku the lines hold together. */
export function unitsOf(lines: readonly CartLineRecord[], skuId: number): number {
  return lines.filter((line) => line.skuId === skuId).reduce((sum, { quantity }) => sum + quantity, 0);
}

function isSameKind(line: CartLineRecord, { skuId, groupKey, message }: WantedItem): boolean {
  return line.skuId === skuId && line.groupKey === groupKey && line.message === message && line.choice === null;
}

function findLine(lines: readonly CartLineRecord[], { lineId, skuId }: LineAddress): CartLineRecord | undefined {
  if (lineId !== null) return lines.find((line) => line.lineId === lineId);
  return (
    lines.find((line) => line.skuId === skuId && line.groupKey === null) ?? lines.find((line) => line.skuId === skuId)
  );
}

function replaceLine(lines: readonly CartLineRecord[], changed: CartLineRecord): CartLineRecord[] {
  return lines.map((line) => (line.lineId === changed.lineId ? changed : line));
}
