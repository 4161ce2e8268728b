import { makeAutoObservable, observableRef } from 'mobx';
import type { Scheduler } from '@torg/commerce-sdk';

/** Milliseconds that a message stays. What went wrong stays until it is closed, so that nobody misses it. */
const shownFor = { info: 5000, success: 5000, error: Infinity } as const;

/** A short message over the page. */
export interface Notification {
  message: string;
  mode: 'info' | 'success' | 'error';
  placement: 'top-right' | 'bottom';
  /** What can be done about it. */
  action: { label: string; run(): void } | null;
}

/** Shows one message at a time: the next one takes the place of the one before. */
export class Notifications {
  current: Notification | null = null;
  readonly #scheduler: Scheduler;
  #cancelHiding: () => void = () => {};

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  show(message: string, how: Partial<Omit<Notification, 'message'>> = {}): void {
    this.#cancelHiding();
    this.current = { mode: 'info', placement: 'top-right', action: null, ...how, message };
    this.#startHiding();
  }

  /** Lets the time stand still while somebody reads; it begins anew when they are done. */
  hold(isHeld: boolean): void {
    this.#cancelHiding();
    if (!isHeld) this.#startHiding();
  }

  dismiss(): void {
    this.#cancelHiding();
    this.current = null;
  }

  #startHiding(): void {
    if (!this.current) return;
    const delay = shownFor[this.current.mode];
    if (delay < Infinity) this.#cancelHiding = this.#scheduler.after(delay, this.dismiss);
  }
}
