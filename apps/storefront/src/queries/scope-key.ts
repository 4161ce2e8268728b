import type { CommerceClient } from '@torg/commerce-sdk';

/** The scope as one word of a key: a key is hashed at every use, and an object in it costs more than all the rest. */
export function scopeKey({ scope }: Pick<CommerceClient, 'scope'>): string {
  return `${scope.channelId} ${scope.marketId} ${scope.languageId}`;
}
