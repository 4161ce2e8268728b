import type { LoggedPrice } from './price.repository.ts';

/** The campaign that makes a price lower than the regular one; null where none does, as with a price list's own. */
export function campaignOfPrice({ selling, regular, campaignId }: LoggedPrice): number | null {
  return selling < regular ? campaignId : null;
}
