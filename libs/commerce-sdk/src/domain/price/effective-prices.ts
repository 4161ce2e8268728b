import { campaignPrice, type CampaignDiscount } from './campaign-price.ts';
import { priceAt, type PriceStep } from './price-step.ts';

/** When a campaign lowers prices: `from` is within, `until` is not. */
export interface RunningCampaign<Id> {
  campaignId: Id;
  /** Milliseconds since 1970. */
  from: number;
  /** Milliseconds since 1970. */
  until: number;
  discount: CampaignDiscount;
}

/** A price that shoppers meet, and the campaign that made it; null where it is the shop's own. */
export interface EffectivePrice<Id> extends PriceStep {
  campaignId: Id | null;
}

/**
 * The prices that shoppers meet over time, oldest first: at every moment the lowest of the shop's own price and what each
 * campaign running then makes of the regular price. Equal prices are the shop's own first, then the earlier campaign's.
 *
 * @example
 * const steps = effectivePrices(priceHistory, []);
 */
export function effectivePrices<Id>(
  steps: readonly PriceStep[],
  campaigns: readonly RunningCampaign<Id>[],
): EffectivePrice<Id>[] {
  const sorted = [...steps].sort((a, b) => a.from - b.from);
  const changes = [...sorted.map(({ from }) => from), ...campaigns.flatMap(({ from, until }) => [from, until])];
  const moments = [...new Set(changes)].sort((a, b) => a - b);
  const prices = moments.flatMap((moment) => bestPriceAt(moment, sorted, campaigns) ?? []);
  return prices.filter((price, index) => !isSamePrice(price, prices[index - 1]));
}

function bestPriceAt<Id>(
  moment: number,
  steps: readonly PriceStep[],
  campaigns: readonly RunningCampaign<Id>[],
): EffectivePrice<Id> | null {
  const step = priceAt(steps, moment);
  if (!step) return null;
  const own: EffectivePrice<Id> = { ...step, from: moment, campaignId: null };
  return campaigns
    .filter(({ from, until }) => from <= moment && moment < until)
    .map(({ campaignId, discount }) => ({ ...own, selling: campaignPrice(step.regular, discount), campaignId }))
    .reduce((best, price) => (price.selling < best.selling ? price : best), own);
}

function isSamePrice<Id>(price: EffectivePrice<Id>, before: EffectivePrice<Id> | undefined): boolean {
  const { selling, regular, campaignId } = price;
  return selling === before?.selling && regular === before.regular && campaignId === before.campaignId;
}
