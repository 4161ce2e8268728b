import type { Translate } from '@torg/i18n';
import { freeShippingLimit, noLimit, type PromiseSource } from './free-shipping-limit.ts';

/** What the shop promises about sending there and back: both, one, or neither. */
function promised(source: PromiseSource, limit: string): 'both' | 'shipping' | 'returns' | 'none' {
  const { freeReturns } = source.config.shop.claims;
  if (limit === noLimit) return freeReturns ? 'returns' : 'none';
  return freeReturns ? 'both' : 'shipping';
}

/** What the shop promises, as words to put into `shell.promise.line` and `home.hero.promise`. */
export function promiseWords(source: PromiseSource) {
  const limit = freeShippingLimit(source);
  return { limit, promised: promised(source, limit) };
}

/** What pages say of themselves to search engines: a sentence with the shop's name, and what it promises. */
export function withPromise(source: PromiseSource & { t: Translate }, sentence: (words: Words) => string): string {
  const { t, config } = source;
  return sentence({ shop: config.shop.name, promise: t('shell.promise.line', promiseWords(source)) }).trim();
}

interface Words {
  shop: string;
  promise: string;
}

/** What the shop as a whole says of itself to search engines. */
export function shopDescription(source: PromiseSource & { t: Translate }): string {
  return withPromise(source, ({ promise }) => `${source.config.shop.story.description} ${promise}`);
}
