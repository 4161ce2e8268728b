import { pageAddress } from '../market/page-address.ts';
import type { Channel } from '../market/market-directory.ts';

/**
 * The addresses of one page in every channel that has it, as the contract's AlternativeUrlType. `pathIn` says the path in
 * a language, or null where the page is not written in it.
 */
export function presentAlternatives(channels: readonly Channel[], pathIn: (languageId: string) => string | null) {
  return channels.flatMap((channel) => {
    const language = channel.languages.find(({ id }) => id === channel.defaultLanguageId);
    const market = channel.markets.find(({ id }) => id === channel.defaultMarketId);
    const path = language ? pathIn(language.id) : null;
    if (!language || path === null) return [];
    return {
      url: channel.url + (market ? pageAddress({ channel, market, language }, path) : path),
      culture: language.id,
      language: language.code,
      country: market?.country.code ?? null,
      channelId: channel.id,
    };
  });
}
