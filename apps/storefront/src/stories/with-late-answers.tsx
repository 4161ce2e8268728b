import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import type { CommerceClient } from '@torg/commerce-sdk';
import type { SentDocument } from './sent-document.ts';
import { openDocument, ShopPage } from './shop-page.tsx';
import { createStoryScope } from './story-scope.ts';

/** A document with what its parts ask for when they are drawn, from the API that answered the server: a story asks nobody. */
export async function withLateAnswers(document: SentDocument, { request }: CommerceClient): Promise<SentDocument> {
  const scope = await createStoryScope(document, 'plain', request);
  const sent = new Set(document.state.queries.queries.map(({ queryHash }) => queryHash));
  // What fails is left out of the page, as in the shop.
  await prerender(<ShopPage {...await openDocument(document, scope)} />, { onError: () => {} });
  const late = dehydrate(scope.queries, {
    shouldDehydrateQuery: ({ queryHash, state }) => state.status === 'success' && !sent.has(queryHash),
  });
  return late.queries.length > 0 ? { ...document, late: plain(late) } : document;
}

/** As JSON has it. */
function plain(state: DehydratedState): DehydratedState {
  return JSON.parse(JSON.stringify(state)) as DehydratedState; // the same, without what is undefined
}
