import type { GeinsMerchantApiQueryProductArgs } from '../generated/contract.ts';
import type { Channel, Language, Market, MarketDirectory } from './market-directory.ts';

/** What a request may say about where it comes from; almost every field of the API takes these. */
export type ShopArguments = Pick<GeinsMerchantApiQueryProductArgs, 'channelId' | 'languageId' | 'marketId'>;

/** The channel, market and language that an answer is for. */
export interface Shop {
  channel: Channel;
  market: Market;
  /** The language of texts: the asked one, or the market's or the channel's own where the asked one is not spoken. */
  language: Language;
  /** False where the asked language is not one of the channel's in this market: nothing of the catalogue is shown then. */
  isLanguageSpoken: boolean;
}

export type FoundShop = { ok: true; shop: Shop } | { ok: false; reason: string };

/** Finds the shop that a request is for. What is left out is the channel's default; the first channel is the default. */
export function findShop({ channels }: MarketDirectory, args: ShopArguments): FoundShop {
  const channel = args.channelId ? channels.find(({ id }) => id === args.channelId) : channels[0];
  if (!channel) return { ok: false, reason: `There is no channel '${args.channelId}'. Known: ${namesOf(channels)}.` };

  const market = findMarket(channel, args.marketId || channel.defaultMarketId);
  if (!market) {
    const known = channel.markets.map(({ alias }) => alias).join(', ');
    return { ok: false, reason: `The channel '${channel.id}' has no market '${args.marketId}'. Known: ${known}.` };
  }
  const ownLanguage =
    spokenIn(channel, market, market.defaultLanguageId) ??
    channel.languages.find(({ id }) => id === channel.defaultLanguageId);
  const asked = args.languageId ? spokenIn(channel, market, args.languageId) : ownLanguage;
  const language = asked ?? ownLanguage;
  if (!language) return { ok: false, reason: `The channel '${channel.id}' has no language.` };
  return { ok: true, shop: { channel, market, language, isLanguageSpoken: asked !== undefined } };
}

/** A language that the channel is written in and the market is read in. */
function spokenIn(channel: Channel, market: Market, languageId: string): Language | undefined {
  return market.allowedLanguageIds.includes(languageId)
    ? channel.languages.find(({ id }) => id === languageId)
    : undefined;
}

function findMarket({ markets }: Channel, name: string): Market | undefined {
  return markets.find(({ alias }) => alias === name) ?? markets.find(({ id }) => id === name);
}

function namesOf(channels: readonly Channel[]): string {
  return channels.map(({ id }) => `'${id}'`).join(', ');
}
