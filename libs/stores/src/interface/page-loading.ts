import { makeAutoObservable, observableRef } from 'mobx';
import type { Scheduler } from '@torg/commerce-sdk';

/** A page that arrives within this time needs no progress bar. Milliseconds. */
const delayBeforeShown = 200;
/** How long the bar stays after the end, so that it is seen to be full. Milliseconds. */
const delayBeforeHidden = 500;

/** Where the bar stands: `waiting` is loading that is too short yet to be shown. */
export type PageLoadingStatus = 'idle' | 'waiting' | 'running' | 'done' | 'failed';

/** The progress of the page that is on its way. One at a time: a new one takes the bar over. */
export class PageLoading {
  status: PageLoadingStatus = 'idle';
  readonly #scheduler: Scheduler;
  #cancelNext: () => void = () => {};

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
    makeAutoObservable(this, { status: observableRef }, { autoBind: true });
  }

  start(): void {
    if (this.status === 'running' || this.status === 'waiting') return;
    this.enter('waiting', { next: 'running', after: delayBeforeShown });
  }

  /** Ends the loading. A bar that was never shown does not flash at the end either. */
  finish(): void {
    if (this.status === 'waiting') this.enter('idle');
    else if (this.status === 'running') this.enter('done', { next: 'idle', after: delayBeforeHidden });
  }

  /** Ends the loading with a red bar, shown even when it came at once. */
  fail(): void {
    if (this.status === 'waiting' || this.status === 'running') {
      this.enter('failed', { next: 'idle', after: delayBeforeHidden });
    }
  }

  private enter(status: PageLoadingStatus, later?: { next: PageLoadingStatus; after: number }): void {
    this.#cancelNext();
    this.status = status;
    this.#cancelNext = later ? this.#scheduler.after(later.after, () => this.enter(later.next)) : () => {};
  }
}
