import type { ConsentChoice } from '@torg/stores';
import { searchPath } from '../config/search-account.ts';
import type { ChannelSearch } from '../scope/shop-client.ts';
import { searchVisitor } from './search-visitor.ts';

/**
 * The search of a tab whose channel has a provider: the shop's server asks it, and reads what is found. Where the server does
 * not answer there is no list, and the Merchant API is asked as without a provider.
 */
export function openSearch(consent: () => ConsentChoice | null): ChannelSearch {
  return {
    list: (request, options) => ask('list', request, options),
    listFiltered: (request, options) => ask('filtered', request, options),
    recommend: async ({ alias, canonicalUrl }, take, options) =>
      (await ask('recommend', { alias, canonicalUrl, take }, options)) ?? [],
    async trackClick(source) {
      const visitor = searchVisitor(document.cookie, consent());
      // The page may be left by that click.
      await send('click', { source, visitor }, { keepalive: true }).catch(() => null);
    },
  };
}

function send(part: string, body: object, init: RequestInit): Promise<Response> {
  return fetch(`${searchPath}${part}`, { ...init, method: 'POST', body: JSON.stringify(body) });
}

async function ask<Answer>(part: string, body: object, options: { signal?: AbortSignal | undefined } = {}) {
  const { signal } = options;
  try {
    const answer = await send(part, body, signal ? { signal } : {});
    return answer.ok ? ((await answer.json()) as Answer | null) : null; // the shop's own server wrote it
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}
