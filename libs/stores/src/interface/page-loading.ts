import { makeAutoObservable, observableRef } from 'mobx';
import type { Scheduler } from '@torg/commerce-sdk';

/** A page that arrives within this time needs no progress bar. Milliseconds. */
const delayBeforeShown = 200;
/** Whoever waits longer than this since the start is told so in words, too. Milliseconds. */
const delayBeforeSaid = 1000;
/** How long the bar stays after the end, so that it is seen to be full. Milliseconds. */
const delayBeforeHidden = 500;

/** Where the bar stands: `waiting` is loading that is too short yet to be shown, `slow` is shown and worth a word. */
export type PageLoadingStatus = 'idle' | 'waiting' | 'running' | 'slow' | 'done' | 'failed';

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
    if (this.isUnderWay) return;
    this.enter('waiting');
    this.later(delayBeforeShown, () => {
      this.enter('running');
      this.later(delayBeforeSaid - delayBeforeShown, () => this.enter('slow'));
    });
  }

  /** Ends the loading. A bar that was never shown does not flash at the end either. */
  finish(): void {
    if (this.status === 'waiting') this.enter('idle');
    else if (this.isUnderWay) this.end('done');
  }

  /** Ends the loading with a red bar, shown even when it came at once. */
  fail(): void {
    if (this.isUnderWay) this.end('failed');
  }

  private get isUnderWay(): boolean {
    return this.status === 'waiting' || this.status === 'running' || this.status === 'slow';
  }

  private end(status: 'done' | 'failed'): void {
    this.enter(status);
    this.later(delayBeforeHidden, () => this.enter('idle'));
  }

  private enter(status: PageLoadingStatus): void {
    this.#cancelNext();
    this.status = status;
  }

  private later(ms: number, task: () => void): void {
    this.#cancelNext = this.#scheduler.after(ms, task);
  }
}
