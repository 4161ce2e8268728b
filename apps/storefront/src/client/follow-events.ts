import type { AppScope } from '../scope/app-scope.ts';
import type { EarlyClick } from './analytics/start-analytics.ts';

type Started = Pick<typeof import('./analytics/start-analytics.ts'), 'startAnalytics'>;

/**
 * Has analytics follow the shop once the tab has time, or at once where its visitor agreed to them: who leaves soon was there,
 * too. What happened before is in the log, and what was clicked is kept here. Where their code does not come, the next page
 * asks for it again.
 */
export function followEvents(
  scope: AppScope,
  page: Document,
  fetchCode: (when: 'now' | 'idle', run: () => Promise<void>) => void,
  fetchAnalytics: () => Promise<Started> = () => import('./analytics/start-analytics.ts'),
): void {
  const clicks: EarlyClick[] = [];
  const hear = ({ target }: Event) => {
    clicks.push({
      target,
      href: page.location.href,
      title: page.querySelector('h1')?.textContent.trim() ?? page.title,
    });
  };
  page.addEventListener('click', hear, { capture: true });
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const { startAnalytics } = await fetchAnalytics();
      stop();
      page.removeEventListener('click', hear, { capture: true });
      startAnalytics(scope, clicks);
    } catch (error) {
      console.error(error);
      isAsking = false;
    }
  };
  const { events, consent } = scope.stores;
  const stop = events.subscribe(({ type }) => {
    if (type === 'route:change') fetchCode('idle', ask);
  });
  fetchCode(consent.choice?.statistics || consent.choice?.marketing ? 'now' : 'idle', ask);
}
