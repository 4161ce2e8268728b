import { withoutMarket } from '@torg/commerce-sdk/domain';
import type { Channel, Language, Market } from './market-directory.ts';

/** Whose market and language addresses may begin with. */
export interface AddressPlace {
  channel: Pick<Channel, 'marketInPath'>;
  market: Pick<Market, 'alias'>;
  language: Pick<Language, 'id' | 'code'>;
}

/** The address of a page in a shop: its path, with market and language before it where the account writes them: `/se/sv/c/muggar`. */
export function pageAddress(place: AddressPlace, path: string): string {
  return place.channel.marketInPath ? prefixOf(place) + (path === '/' ? '' : path) : path;
}

/** The path of a page at an address that somebody asks for, whether market and language of the shop stand before it or not. */
export function pathWithin(place: Omit<AddressPlace, 'channel'>, address: string): string {
  return withoutMarket(address, { marketId: place.market.alias, languageId: place.language.code });
}

function prefixOf({ market, language }: Omit<AddressPlace, 'channel'>): string {
  return `/${market.alias}/${language.code}`.toLowerCase();
}
