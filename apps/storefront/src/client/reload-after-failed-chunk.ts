import { chunkReloadKey } from '../config/stored.ts';
import { sendPlainly } from '../page/form/send-plainly.ts';

/** How often (ms) it is looked whether what is under way has come to its end. */
const lookEvery = 100;

/** A page that keeps failing is not reloaded more often than this (ms). */
const guard = 60_000;

interface ReloadingWindow {
  addEventListener(
    type: 'vite:preloadError' | 'unhandledrejection' | 'submit',
    listener: (event: Event) => void,
    isCapturing?: boolean,
  ): void;
  location: { reload(): void; assign(address: string): void };
  navigator: { onLine: boolean };
  setTimeout(later: () => void, ms: number): unknown;
}

/** Fetches a script before it is needed. Should it not come, nobody hears of it until it is. */
export type FetchAhead = (fetchScript: () => Promise<unknown>) => Promise<void>;

/**
 * After a deploy an open tab may ask for a script that is gone. Then a new document brings the new shop: that of the page to
 * which the visitor is on the way, else this one again, once a minute at most.
 *
 * What `isSending` is over first: a form would be lost with this document. One that is sent after that goes to the server,
 * whose answer is the new document.
 *
 * A new document loses what is being typed. Where nobody waits for a script yet, fetch it by the function that is returned:
 * then no new document is asked for.
 */
export function reloadAfterFailedChunk(
  shop: ReloadingWindow,
  memory: Pick<Storage, 'getItem' | 'setItem'>,
  now: () => number,
  onTheWayTo: () => string | null,
  isSending: () => boolean,
): FetchAhead {
  let ahead = 0;
  function leaveFor(target: string | null): void {
    if (isSending()) return void shop.setTimeout(() => leaveFor(target), lookEvery);
    shop.addEventListener('submit', sendToServer, true);
    if (target === null) shop.location.reload();
    else shop.location.assign(target);
  }
  shop.addEventListener('vite:preloadError', (event) => {
    const target = onTheWayTo();
    const isForLater = ahead > 0 && target === null;
    // Without a connection a reload would lose the page that is there.
    if (isForLater || !shop.navigator.onLine) return;
    const last = Number(memory.getItem(chunkReloadKey) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < guard) return;
    memory.setItem(chunkReloadKey, String(now()));
    event.preventDefault();
    // Whoever waits for the script gets nothing in its place. What comes of that is over with this document.
    shop.addEventListener('unhandledrejection', (rejected) => rejected.preventDefault());
    leaveFor(target);
  });
  return async (fetchScript) => {
    ahead += 1;
    await fetchScript().catch(() => {});
    ahead -= 1;
  };
}

function sendToServer(event: Event): void {
  const { target: form, submitter } = event as SubmitEvent; // heard of submissions alone
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  sendPlainly(form, submitter);
}
