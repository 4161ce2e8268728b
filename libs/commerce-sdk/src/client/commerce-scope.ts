/** Which shop a client asks: the channel, the market's alias and the language. Part of every cache key. */
export interface CommerceScope {
  /** Such as `1|se`. */
  channelId: string;
  /** Such as `se`. */
  marketId: string;
  /** BCP 47, such as sv-SE; a bare language finds no products. */
  languageId: string;
}
