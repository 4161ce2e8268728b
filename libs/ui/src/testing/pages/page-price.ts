import type { PriceTagProps } from '../../commerce/price-tag/price-tag.tsx';
import { useTexts } from '../story-texts.ts';
import { usePageTexts } from './page-texts.ts';

/** A price as the shop tells it: reduced where there was a higher one before. */
export function usePagePrice(selling: string, prior: string): PriceTagProps {
  const t = useTexts();
  const { reduced } = usePageTexts();
  if (!prior) return { selling };
  return {
    selling,
    prior,
    priorCaption: t.priorCaption,
    discount: `−${Math.floor(100 - (100 * amountOf(selling)) / amountOf(prior))}\u00a0%`,
    spoken: `${reduced[0]} ${selling}, ${reduced[1]} ${prior}.`,
  };
}

/** Whole crowns: `1 299,00 kr` is 1299. */
function amountOf(price: string): number {
  return Number((price.split(',')[0] ?? '').replace(/\D/g, ''));
}
