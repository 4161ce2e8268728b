import { makeAutoObservable, observableRef } from 'mobx';
import type { Scheduler } from '@torg/commerce-sdk';

/** Milliseconds that a message stays. */
const shownFor = 5000;

/** A short message over the page. */
export interface Notification {
  message: string;
  mode: 'info' | 'success' | 'error';
  placement: 'top-right' | 'bottom';
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

  show(message: string, { mode = 'info', placement = 'top-right' }: Partial<Omit<Notification, 'message'>> = {}): void {
    this.#cancelHiding();
    this.current = { message, mode, placement };
    this.#cancelHiding = this.#scheduler.after(shownFor, this.dismiss);
  }

  dismiss(): void {
    this.#cancelHiding();
    this.current = null;
  }
}
