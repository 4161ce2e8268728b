import type { ChannelType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { Channel, Market } from './market-directory.ts';

/** A channel as the contract writes it. */
export function presentChannel({ languages, markets, ...channel }: Channel): Presented<ChannelType> {
  return { ...channel, languages, markets: markets.map((market) => presentMarket(market, languages)) };
}

function presentMarket(market: Market, languages: Channel['languages']) {
  const { id, alias, groupKey, defaultLanguageId, allowedLanguageIds, country, currency, isVirtual, onlyInCheckout } =
    market;
  return {
    id,
    alias,
    groupKey,
    defaultLanguageId,
    virtual: isVirtual,
    onlyDisplayInCheckout: onlyInCheckout,
    allowedLanguages: allowedLanguageIds.flatMap(
      (allowed) => languages.find((language) => language.id === allowed) ?? [],
    ),
    country,
    currency,
  };
}
