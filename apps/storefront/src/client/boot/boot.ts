import { bootName } from '../../config/boot-name.ts';
import { favouritesKey } from '../../config/stored.ts';
import type { PageName } from '../../page/page-names.ts';
import { mayMeasure } from '../may-measure.ts';
import type { measureVitals } from '../measure-vitals.ts';
import { tabStorage } from '../tab-storage.ts';
import type { BootHandle } from '../../page/boot-handle.ts';
import { earlyCounts } from './early-counts.ts';
import { earlyHearts } from './early-hearts.ts';
import { earlyView } from './early-view.ts';
import { holdTouches } from './hold-touches.ts';
import { deliveryId } from '../../scope/delivery-id.ts';
import { isAwaited } from './is-awaited.ts';
import { startScript } from './start-script.ts';

/*
 * All that a document runs before somebody does something in it: it fetches the script of the page when that is meant, or
 * when the tab is idle and the page needs it, and loses nothing that is done until then.
 */
const settings = document.querySelector<HTMLMetaElement>(`meta[name="${bootName}"]`)?.dataset;
if (settings) {
  const [local, session] = [tabStorage(() => localStorage), tabStorage(() => sessionStorage)];
  earlyView(document.documentElement, location.search, local);
  const loaded = (settings['page'] || null) as PageName | null; // the server names one
  const boot: BootHandle = {
    marked: [],
    tellFields: () => {},
    alive: () => {},
    partAlive: () => {},
    tookPress: () => false,
    isOver: () => false,
    pageAt: () => loaded,
    isMeasured: false,
    vitals: [],
    hearVital: (...measured) => void boot.vitals.push(measured),
  };
  const starter = startScript(window, settings, {
    run: (entry) => import(/* @vite-ignore */ entry),
    isAwaited: () =>
      isAwaited({
        cookies: document.cookie,
        hash: location.hash,
        customerType: settings['customerType'],
        now: Date.now(),
        isReturn: performance.getEntriesByType('navigation').some(cameBack),
        tellsDelivery: document.getElementById(deliveryId) !== null,
        local: local.getItem,
        session: session.getItem,
      }),
    async whenIdle() {
      // A tab that came alive before it was idle measures already.
      if (boot.isMeasured || !settings['vitals'] || !mayMeasure(navigator)) return;
      boot.isMeasured = true;
      try {
        const measuring: { measureVitals: typeof measureVitals } = await import(/* @vite-ignore */ settings['vitals']);
        const pageAt: BootHandle['pageAt'] = (moment) => boot.pageAt(moment);
        measuring.measureVitals(loaded, pageAt, (...measured) => boot.hearVital(...measured));
      } catch {
        // Nobody misses it; a tab that comes alive tries once more.
        boot.isMeasured = false;
      }
    },
  });
  const paintCounts = earlyCounts(window, { cookies: () => document.cookie, read: local.getItem });
  const hearts = earlyHearts(document, local, favouritesKey, paintCounts);
  const isKept = (key: string) => !!local.getItem(key);
  const touches = holdTouches(window, { start: starter.start, mark: hearts.mark, isKept });
  starter.onFailure(touches.giveUp);
  const { tellFields, release: alive, releasePart: partAlive, tookPress, isOver } = touches;
  window.shopBoot = Object.assign(boot, { marked: hearts.marked, tellFields, alive, partAlive, tookPress, isOver });
}

/** A tab that was loaded anew and goes back to a page from before that loads it anew itself. */
function cameBack(entry: PerformanceEntry): boolean {
  return 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload');
}
