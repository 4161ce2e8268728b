import { hydrate, QueryClient } from '@tanstack/react-query';
import { openCatalogue, type TextsKind } from '@torg/i18n';
import { createTranslation } from '@torg/i18n/react';
import type { CommerceClient } from '@torg/commerce-sdk';
import { createStores, type StorePorts } from '@torg/stores';
import type { AppScope } from '../scope/app-scope.ts';
import { unsharedReads } from '../scope/shared-reads.ts';
import { viewportBreakpoints } from '../scope/viewport-breakpoints.ts';
import type { SentDocument } from './sent-document.ts';

const nobodyAnswers = <Answer>() => new Promise<Answer>(() => {});
const nothingKept = { read: () => null, write: () => {} };
const report = (error: unknown) => console.error(error);

/** What the app may use in a story: the state of the document, the clock of its moment, and a world that answers nothing, or by `request` alone. */
export async function createStoryScope(
  { state, sentAt, late, kept = {} }: SentDocument,
  texts: TextsKind,
  request: CommerceClient['request'] = nobodyAnswers,
): Promise<AppScope> {
  const { site, config } = state;
  const { channelId, marketId, languageId } = site;
  const clock = { now: () => sentAt };
  const catalogue = await openCatalogue(site.locale, texts);
  const translation = createTranslation({ locale: site.locale, ...catalogue, onError: report });
  // Some name a time after which they are old; asked anew, nobody would answer them as the server was answered.
  const never = { refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false, ...never } } });
  hydrate(queries, state.queries);
  if (late) hydrate(queries, late);
  const commerce = { scope: { channelId, marketId, languageId }, request };
  const stores = createStores(storyPorts(marketId, clock), state.stores);
  // A customer's came with the document; a visitor's browser holds none.
  if (stores.favourites.state.status === 'unread') stores.favourites.load();
  return {
    ...{ site, config, clock, queries, translation, t: translation.t },
    commerce,
    extensions: async () => null,
    shared: unsharedReads,
    preview: null,
    stores,
    keptReference: nothingKept,
    keptCheckout: { ...nothingKept, read: () => JSON.stringify({ typed: kept }) },
    keptRows: nothingKept,
    keptAside: nothingKept,
    keptPlaces: nothingKept,
    postalCode: nothingKept,
    returnPath: nothingKept,
    keptWaiting: nothingKept,
    cityOf: async () => null,
    newId: () => 'id-of-a-story',
    isGone: async () => false,
    loadCart: async () => {},
    favourites: nobodyAnswers,
    trackedPurchases: nothingKept,
    pastSearches: nothingKept,
    viewed: nothingKept,
    compared: nothingKept,
  };
}

function storyPorts(market: string, clock: AppScope['clock']): StorePorts {
  return {
    clock,
    report,
    scheduler: { after: () => () => {} },
    breakpoints: viewportBreakpoints,
    consent: {
      recall: () => null,
      remember: () => {},
      signalsRefusal: () => false,
      hear: () => {},
      newId: () => 'id-of-a-story',
    },
    favourites: nothingKept,
    favouriteLists: nothingKept,
    rememberCustomerType: () => {},
    session: {
      signIn: nobodyAnswers,
      passkeyChallenge: nobodyAnswers,
      signInByPasskey: nobodyAnswers,
      register: nobodyAnswers,
      changePassword: nobodyAnswers,
      signOut: nobodyAnswers,
      currentUser: nobodyAnswers,
      announce: () => {},
    },
    market: {
      market,
      recallCheckoutMarket: () => null,
      rememberCheckoutMarket: () => {},
      announceCheckoutMarket: () => {},
      announceMarketOnArrival: () => {},
    },
    cart: { recallCartId: () => null, openEngine: nobodyAnswers, announce: () => {} },
  };
}
