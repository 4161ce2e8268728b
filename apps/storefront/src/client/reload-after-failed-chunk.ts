const key = 'torg-chunk-reload';
/** A page that keeps failing is not reloaded more often than this (ms). */
const guard = 60_000;

interface ReloadingWindow {
  addEventListener(type: 'vite:preloadError', listener: (event: Event) => void): void;
  location: { reload(): void; assign(address: string): void };
  navigator: { onLine: boolean };
}

/** Fetches a script before anybody asks for it. That it does not come is told when it is needed. */
export type FetchAhead = (fetchScript: () => Promise<unknown>) => Promise<void>;

/**
 * After a deploy an open tab may ask for a script that is gone. A new document fetches the new shop, once a minute at most:
 * that of the page which the visitor is on the way to, or this one again. It would lose what is being typed, so a script that
 * nobody waits for yet is to be fetched by the answer, and causes none.
 */
export function reloadAfterFailedChunk(
  shop: ReloadingWindow,
  memory: Pick<Storage, 'getItem' | 'setItem'>,
  now: () => number,
  onTheWayTo: () => string | null,
): FetchAhead {
  let ahead = 0;
  shop.addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would lose the page that is there.
    if (ahead > 0 || !shop.navigator.onLine) return;
    const last = Number(memory.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < guard) return;
    memory.setItem(key, String(now()));
    event.preventDefault();
    const target = onTheWayTo();
    if (target === null) shop.location.reload();
    else shop.location.assign(target);
  });
  return async (fetchScript) => {
    ahead += 1;
    await fetchScript().catch(() => {});
    ahead -= 1;
  };
}
