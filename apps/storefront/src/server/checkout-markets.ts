import { getChannel, type CommerceClient } from '@torg/commerce-sdk';
import type { CheckoutMarket } from '@torg/stores';
import type { SharedReads } from '../scope/shared-reads.ts';

export interface CheckoutMarketParts {
  commerce: CommerceClient;
  shared: SharedReads;
  report(error: unknown): void;
  /** Whether the markets are counted together, so that amounts are told in the account's own currency. */
  areTogether: boolean;
}

/**
 * Reads where orders of a site's channel can go, shared between requests for a minute; a virtual market can only be looked
 * at. While nobody can say, carts are counted in the market of the pages.
 */
export function createCheckoutMarketReader({ commerce, shared, report, areTogether }: CheckoutMarketParts) {
  async function ask(): Promise<readonly CheckoutMarket[]> {
    const channel = await getChannel(commerce);
    const markets = channel?.markets.filter(({ virtual }) => !virtual) ?? [];
    return markets.map(({ alias, country, currency: { code, rate } }) => ({
      ...{ alias, country: country.code, currency: code },
      ...(areTogether && { rate }),
    }));
  }
  return async () => {
    try {
      return await shared.read('checkout markets', ask);
    } catch (error) {
      report(error);
      return [];
    }
  };
}
