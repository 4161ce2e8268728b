import type { Agreed } from '@torg/analytics';
import type { PublicConfig } from '../../config/public-config.ts';
import type { LipscoreWindow } from '../../config/review-widget.ts';
import { showReviews } from './review-widget.ts';
import { mayMeasure } from '../may-measure.ts';

export interface ThirdPartyPorts {
  page: Document;
  window: LipscoreWindow;
  /** What the browser says of its visitor's wishes. */
  browser: Parameters<typeof mayMeasure>[0];
  dataLayer: unknown[];
  now(): number;
  report(problem: unknown): void;
  /** Hears of a script that did not come. */
  miss(address: string): void;
  /** Fetches what has customers' pictures shown, which hears of each answer. */
  fetchFlows(script: string, load: (address: string) => void): Promise<(isAgreed: boolean) => void>;
}

/**
 * Loads the scripts of others that the channel has, once the visitor has agreed: the tag manager to statistics or marketing,
 * and never where the browser asks not to be tracked; the search provider, the review widget and customers' pictures to
 * statistics. One that does not come is missed by nobody but who shows something of it, and can be asked for again. One that
 * runs is told of a withdrawal by its own queue, and does not come with the next document.
 */
export function thirdPartyScripts(
  scripts: PublicConfig['scripts'],
  { page, browser, dataLayer, now, report, miss, window, fetchFlows }: ThirdPartyPorts,
): (agreed: Agreed) => void {
  const { tagManager, search, reviews, flows } = scripts ?? {};
  const loaded = new Set<string>();
  let hearFlows: Promise<(isAgreed: boolean) => void> | undefined;
  const load = (address: string) => {
    if (loaded.has(address)) return;
    loaded.add(address);
    const script = page.createElement('script');
    script.async = true;
    script.src = address;
    script.onerror = () => {
      // Whoever asks for it again may have better luck.
      loaded.delete(address);
      miss(address);
    };
    page.head.append(script);
  };
  // The shop shows its own reviews then.
  if (reviews?.apiKey === null) report('Lipscore API key is not set');
  return ({ statistics, marketing }) => {
    if (tagManager && (statistics || marketing) && mayMeasure(browser)) {
      const address = `https://www.googletagmanager.com/gtm.js?id=${tagManager}`;
      if (!loaded.has(address)) dataLayer.push({ 'gtm.start': now(), event: 'gtm.js' });
      load(address);
    }
    if (flows && statistics) hearFlows ??= fetchFlows(flows, load);
    hearFlows?.then((hear) => hear(statistics)).catch(report);
    if (!statistics) return;
    if (search) load(search);
    if (reviews) showReviews(reviews, window, load);
  };
}
