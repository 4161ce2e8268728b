import {
  createAnalytics,
  createConsoleSink,
  createDataLayerSink,
  writeConsentDefault,
  writeConsentUpdate,
  type Agreed,
  type SearchCommand,
} from '@torg/analytics';
import type { AppScope } from '../../scope/app-scope.ts';
import { mayMeasure } from '../may-measure.ts';
import { followCards, hearChanges, observeInView, type FoundOn } from './follow-cards.ts';
import { followCartViews } from './follow-cart-views.ts';
import { lateSink } from './late-sink.ts';
import { cardOf } from './shown-cards.ts';
import { thirdPartyScripts } from './third-party-scripts.ts';
import { trackShopEvents, type TrackedShop } from './track-shop-events.ts';
import { untilItComes } from '../../elements/until-it-comes.ts';

declare global {
  interface Window {
    /** Where the tag manager reads from. Nothing is sent anywhere until one is loaded. */
    dataLayer?: unknown[];
    /** Where the search provider's script reads from. */
    searchQueue?: SearchCommand[];
  }
}

/** A link that was followed before analytics came, and the page that it stood on. */
export interface EarlyClick extends FoundOn {
  target: EventTarget | null;
}

/** Tells analytics all that happened in this tab, and what happens from now on. */
export function startAnalytics({ stores, site, config, commerce }: AppScope, clicks: readonly EarlyClick[]): void {
  const { events } = stores;
  const dataLayer = (window.dataLayer ??= []);
  writeConsentDefault(dataLayer);
  const report = (problem: unknown) => console.error(problem);
  const loadOthers = thirdPartyScripts(config.scripts, {
    ...{ page: document, window, browser: navigator, dataLayer, report },
    now: () => Date.now(),
    miss: (address) => events.record('error:script', { address }),
    fetchFlows: async (script, load) => {
      const { startFlows } = await untilItComes(() => import('../../elements/widgets/start-flows.ts'));
      return startFlows(script, { load, events, report, allowCookies: mayMeasure(navigator) });
    },
  });
  const obey = (agreed: Agreed) => {
    writeConsentUpdate(dataLayer, agreed);
    loadOthers(agreed);
    // What others kept by a yes goes with it: it begins so.
    if (/(^| )_(g|flow)/.test(document.cookie))
      import('./forget-others.ts')
        .then(({ forgetOthers }) => forgetOthers(config.scripts, agreed, document, localStorage))
        .catch(report);
  };
  const searchProvider = commerce.search ?? config.scripts?.search;
  const fetchSearchSinks = async () =>
    (await import('./search-sinks.ts')).searchSinks({ stores, commerce }, (window.searchQueue ??= []));
  const fetchOrders = () => import('./told-orders.ts');
  const analytics = createAnalytics({
    sinks: [
      createDataLayerSink(dataLayer, async (buyer) => (await fetchOrders()).hashBuyer(buyer)),
      ...(searchProvider || import.meta.env.DEV ? [lateSink(['statistics'], fetchSearchSinks)] : []),
      ...(import.meta.env.DEV ? [createConsoleSink(console)] : []),
    ],
    report,
  });
  const { flush } = trackShopEvents({
    ...{ stores, site, config, analytics, obey, fetchOrders, report },
    began: began(),
    cardOf: (productId) => cardOf(document, productId),
  });
  const click = followCards(document, { events, observe: observeInView, hearChanges: hearChanges(document) });
  for (const { target, ...foundOn } of clicks) click(target, foundOn);
  followCartViews(stores, flush);
  // No later moment is sure to come.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);
}

/** The address of the document, wherever its visitor has gone since, and how it was come to. */
function began(): TrackedShop['began'] {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
  return { address: entry?.name ?? location.href, referrer: document.referrer, isReturn: type !== 'navigate' };
}
