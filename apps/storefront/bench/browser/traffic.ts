import type { CDPSession } from 'playwright';
import { kindOf, type Transfer } from './weigh.ts';

/** No request under way for so long (ms), and a page is taken to be done. */
const quietAfter = 2_000;
/** A page that is never quiet fails the run after so long (ms). */
const patience = 60_000;

/** All that a page fetches, as Chromium's network tells it. */
export class Traffic {
  /** What has arrived, in that order. */
  readonly transfers: Transfer[] = [];
  /** When the load event was fired, in s of the clock of `Transfer.startedAt`; infinite until then. */
  loadedAt = Infinity;

  private readonly underWay = new Map<string, Transfer>();
  private changedAt = performance.now();

  constructor(session: CDPSession) {
    session.on('Page.loadEventFired', ({ timestamp }) => (this.loadedAt = timestamp));
    session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
      if (request.url.startsWith('http')) this.note(requestId, { kind: 'other', startedAt: timestamp, bytes: 0 });
    });
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const transfer = this.underWay.get(requestId);
      if (!transfer) return;
      // So far it is the headers that were received. They are not counted.
      this.note(requestId, { ...transfer, kind: kindOf(type, response.mimeType), bytes: -response.encodedDataLength });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => this.end(requestId, encodedDataLength));
    session.on('Network.loadingFailed', ({ requestId }) => this.end(requestId, 0));
  }

  /** Waits until no request has been under way for two seconds, counted from now at the earliest. */
  async quiet(): Promise<void> {
    const begun = performance.now();
    for (;;) {
      const now = performance.now();
      if (this.underWay.size === 0 && now - Math.max(begun, this.changedAt) >= quietAfter) return;
      if (now - begun > patience) throw new Error(`The page was not quiet within ${patience / 1_000} seconds`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private note(requestId: string, transfer: Transfer): void {
    this.underWay.set(requestId, transfer);
    this.changedAt = performance.now();
  }

  private end(requestId: string, received: number): void {
    const transfer = this.underWay.get(requestId);
    if (!transfer) return;
    this.underWay.delete(requestId);
    this.changedAt = performance.now();
    // What came from the cache has no bytes, but its headers of then.
    this.transfers.push({ ...transfer, bytes: Math.max(0, transfer.bytes + received) });
  }
}
