const key = 'torg-chunk-reload';
/** A page that keeps failing is not reloaded more often than this (ms). */
const guard = 60_000;

interface ReloadingWindow {
  addEventListener(type: 'vite:preloadError', listener: (event: Event) => void): void;
  location: { reload(): void };
  navigator: { onLine: boolean };
}

/** After a deploy an open tab may ask for a script that is gone. A reload fetches the new shop, once a minute at most. */
export function reloadAfterFailedChunk(
  shop: ReloadingWindow,
  memory: Pick<Storage, 'getItem' | 'setItem'>,
  now: () => number,
): void {
  shop.addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would lose the page that is there.
    if (!shop.navigator.onLine) return;
    const last = Number(memory.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < guard) return;
    memory.setItem(key, String(now()));
    event.preventDefault();
    shop.location.reload();
  });
}
