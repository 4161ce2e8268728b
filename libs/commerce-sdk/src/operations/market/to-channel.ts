import type { Channel, Language, Market } from '../../domain/market/channel.ts';
import type { ChannelFragment, MarketFragment } from '../../generated/graphql.ts';
import { present } from '../present.ts';

/** Turns the API's channel into the shop's. */
export function toChannel(channel: ChannelFragment): Channel {
  const { id, name, url, defaultMarketId, defaultLanguageId } = channel;
  return {
    id,
    name,
    url,
    defaultMarketId,
    defaultLanguageId,
    languages: present(channel.languages).map(toLanguage),
    markets: present(channel.markets).map(toMarket),
  };
}

function toMarket(market: MarketFragment): Market {
  const { id, defaultLanguageId, groupKey, country, currency } = market;
  return {
    id,
    alias: market.alias ?? id,
    defaultLanguageId,
    virtual: market.virtual ?? false,
    onlyDisplayInCheckout: market.onlyDisplayInCheckout ?? false,
    groupKey,
    allowedLanguages: present(market.allowedLanguages).map(toLanguage),
    country: { name: country?.name ?? '', code: country?.code ?? '' },
    currency: {
      code: currency?.code ?? '',
      symbol: currency?.symbol ?? '',
      name: currency?.name ?? '',
      rate: currency?.rate ?? 1,
    },
  };
}

function toLanguage({ id, name, code }: Language): Language {
  return { id, name, code };
}
