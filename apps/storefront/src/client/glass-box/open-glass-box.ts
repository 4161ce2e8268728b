import { autorun } from 'mobx';
import type { AppScope } from '../../scope/app-scope.ts';
import { openPanel } from './draw-panel.ts';
import { noteCalls } from './note-calls.ts';
import { sectionsOf } from './sections.ts';

/** For whoever builds the shop: a panel with what happens in the tab. It is fetched in development alone. */
export function openGlassBox({ stores, queries }: AppScope): void {
  const cache = queries.getQueryCache();
  const { changed } = openPanel(document, () =>
    sectionsOf({
      events: stores.events.events,
      consent: stores.consent.state,
      queries: cache.getAll(),
      calls,
      now: Date.now(),
    }),
  );
  const calls = noteCalls(window, () => performance.now(), changed);
  stores.events.subscribe(changed);
  cache.subscribe(changed);
  autorun(() => {
    if (stores.consent.state.status !== 'unread') changed();
  });
}
