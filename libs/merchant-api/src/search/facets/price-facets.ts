import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { membersOf } from '../index/members.ts';
import type { Facet, FacetValue } from './facet.ts';
import { facetLabels, percentBandLabel, priceBandLabel } from './facet-labels.ts';

/** How prices are written in a shop. */
export interface PriceWriting {
  currency: string;
  language: ShopLanguage;
}

interface Band {
  key: string;
  label: string;
  holds(value: number): boolean;
}

/** Where one band of prices ends and the next begins, in whole units of the currency. */
const steps: Readonly<Record<string, readonly number[]>> = {
  SEK: [0, 100, 200, 500, 1000, 2000, 5000],
  NOK: [0, 100, 200, 500, 1000, 2000, 5000],
  EUR: [0, 10, 20, 50, 100, 200, 500],
};
const otherSteps: readonly number[] = [0, 10, 50, 100, 500, 1000, 5000];

const reductionSteps: readonly number[] = [1, 20, 30, 40, 50];

/** Bands of selling prices inc VAT. A price on a border is in the upper band. NaN is no price. */
export function priceFacet(selling: Float64Array, { currency, language }: PriceWriting): Facet {
  const borders = steps[currency] ?? otherSteps;
  const bands = borders.map((low, index): Band => {
    const high = borders[index + 1] ?? Infinity;
    return {
      key: high === Infinity ? `${low}` : `${low}-${high}`,
      label: priceBandLabel(low * 100, high * 100, currency, language),
      holds: (price) => price >= low * 100 && price < high * 100,
    };
  });
  const label = facetLabels(language).price;
  return { filterId: 'Price', type: 'Price', group: null, label, order: 0, values: bandValues('r', bands, selling) };
}

/** Bands of reductions from the prior price, in percent. NaN is no reduction. */
export function discountFacet(reductions: Float64Array, language: ShopLanguage): Facet {
  const bands = reductionSteps.map((low, index): Band => {
    const high = (reductionSteps[index + 1] ?? 101) - 1;
    const holds = (percent: number) => percent >= low && percent <= high;
    return { key: `${low}-${high}`, label: percentBandLabel(low, high, language), holds };
  });
  const values = bandValues('d', bands, reductions);
  const label = facetLabels(language).discount;
  return { filterId: 'Discount', type: 'Discount', group: null, label, order: 0, values };
}

function bandValues(letter: string, bands: readonly Band[], amounts: Float64Array): FacetValue[] {
  const slots: number[][] = bands.map(() => []);
  amounts.forEach((amount, slot) => slots[bands.findIndex(({ holds }) => holds(amount))]?.push(slot));
  return bands.map(({ key, label }, index) => ({
    facetId: `${letter}_${key}`,
    id: key,
    parentId: null,
    label,
    url: null,
    order: index + 1,
    isHidden: false,
    members: membersOf(Int32Array.from(slots[index] ?? []), amounts.length),
  }));
}
