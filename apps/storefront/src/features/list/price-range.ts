import type { ListSelection, SelectedFacet } from '@torg/commerce-sdk/domain';

/** Prices from and to, both included, in whole units of the currency inc VAT; null where that end is open. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

/** No goods cost more than this many units. */
const mostUnits = 99_999_999;

/** The range that is chosen as such, beside the bands that the API offers; null where none is. */
export function rangeIn({ price }: Pick<ListSelection, 'price'>): PriceRange | null {
  return price.map(({ id }) => readRange(id)).find((range) => range !== null) ?? null;
}

/** Reads `100-300`, `100-` and `-300`. */
function readRange(id: string): PriceRange | null {
  const [, from = '', to = ''] = /^(\d{0,8})-(\d{0,8})$/.exec(id) ?? [];
  return from === '' && to === '' ? null : { from: readUnits(from), to: readUnits(to) };
}

/** The range as the API takes it: minor units, and of the upper price all that begins with it. */
export function minorRange({ from, to }: PriceRange) {
  return { ...(from !== null && { lowest: from * 100 }), ...(to !== null && { highest: to * 100 + 99 }) };
}

/** Writes a range as a choice, whose label is the same in every currency; null where both ends are open. */
export function rangeFacet({ from, to }: PriceRange): SelectedFacet | null {
  if (from === null && to === null) return null;
  return { id: `${from ?? ''}-${to ?? ''}`, label: `${from ?? ''}–${to ?? ''}` };
}

/** The range that two fields ask for, each of which may be empty. The lesser of the two is the lower one, whichever field it stands in. */
export function readFields({ from, to }: { from: string; to: string }): PriceRange {
  const [one, other] = [readUnits(from), readUnits(to)];
  return one !== null && other !== null && one > other ? { from: other, to: one } : { from: one, to: other };
}

/** Of an amount that somebody typed, the whole units. */
function readUnits(text: string): number | null {
  const digits = text.replace(/[^\d.,]/g, '').split(/[.,]/)[0];
  return digits ? Math.min(Number(digits), mostUnits) : null;
}

/** The chosen values of a price that are the API's own. */
export function bandsIn({ price }: Pick<ListSelection, 'price'>): readonly SelectedFacet[] {
  return price.filter(({ id }) => readRange(id) === null);
}
