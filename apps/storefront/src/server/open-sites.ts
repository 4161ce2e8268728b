import type { Channel } from '@torg/commerce-sdk/domain';
import { sitesOfMarkets, type MarketSite, type OpenMarket } from '@torg/market-routing';
import type { Config } from '../config/config-schema.ts';
import { sitesFrom } from '../config/sites.ts';

/** Reads a channel with its markets; null where there is none of that id. */
export type ReadChannel = (site: MarketSite) => Promise<Channel | null>;

/**
 * Every site that the shop shows: one for each domain or, where there are several markets, one for each language of each
 * market that the domain's channel sells in. Which these are is read once, when the server starts.
 */
export async function openSites(config: Config, readChannel: ReadChannel): Promise<readonly MarketSite[]> {
  const domains = sitesFrom(config);
  const { marketsBy } = config;
  if (marketsBy === null) return domains;
  const sites = await Promise.all(
    domains.map(async (site) => sitesOfMarkets(site, marketsOf(site, await readChannel(site)), marketsBy)),
  );
  return sites.flat();
}

/** The markets that a visitor may choose, the channel's default first. */
function marketsOf({ channelId }: MarketSite, channel: Channel | null): readonly OpenMarket[] {
  if (!channel) throw new Error(`The Merchant API knows no channel "${channelId}"`);
  const { markets, defaultMarketId } = channel;
  return markets
    .filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout)
    .toSorted((one, other) => Number(other.id === defaultMarketId) - Number(one.id === defaultMarketId))
    .map(({ alias, country, defaultLanguageId, allowedLanguages, groupKey }) => ({
      alias,
      groupKey: groupKey.toLowerCase(),
      country: country.code,
      languageIds: [...new Set([defaultLanguageId, ...allowedLanguages.map(({ id }) => id)])],
    }));
}
