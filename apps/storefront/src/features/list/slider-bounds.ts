import type { ProductFilters } from '@torg/commerce-sdk/domain';
import type { PriceRange } from './price-range.ts';

/** The ends of a slider and how far a key moves a thumb, all in whole units of the currency. */
export interface SliderBounds {
  min: number;
  max: number;
  step: number;
}

/** A key moves a thumb by about a fiftieth of the way. */
const steps = 50;
const nice = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000];

/** A slider over the prices of a list (minor units inc VAT): its ends and steps are round, and hold every price. */
export function sliderBounds({ lowest, highest }: NonNullable<ProductFilters['price']>): SliderBounds {
  const [from, to] = [Math.floor(lowest / 100), Math.ceil(highest / 100)];
  const step = nice.findLast((size) => size <= Math.max(1, (to - from) / steps)) ?? 1;
  return { min: Math.floor(from / step) * step, max: Math.ceil(to / step) * step, step };
}

/** What two thumbs choose: nothing at an end that is the slider's own. */
export function sliderRange(
  [from, to]: readonly [number, number],
  { min, max }: Pick<SliderBounds, 'min' | 'max'>,
): PriceRange {
  return { from: from > min ? from : null, to: to < max ? to : null };
}

/**
 * Where the thumbs stand: of what is chosen that which the slider has, so that what costs more than all goods is its end.
 */
export function thumbsOf(range: PriceRange | null, { min, max }: Pick<SliderBounds, 'min' | 'max'>): [number, number] {
  const within = (units: number) => Math.min(Math.max(units, min), max);
  return [within(range?.from ?? min), within(range?.to ?? max)];
}
