import { makeAutoObservable, ObservableMap } from 'mobx';
import type { CartChange } from '@torg/commerce-sdk/domain';
import type { SerialQueue } from './serial-queue.ts';

/** A change that has not been sent yet, so a later wish for the same line can still replace its quantity. */
interface WaitingChange {
  quantity: number;
  answer: Promise<CartChange>;
}

/** The changes of lines that are on their way, and for each line how many units the shopper wants in the end. */
export class LineChanges {
  readonly #wanted = new ObservableMap<string, { quantity: number; pending: number }>();
  readonly #waiting = new Map<string, WaitingChange>();
  readonly #queue: SerialQueue;
  readonly #send: (lineId: string, quantity: number) => Promise<CartChange>;

  constructor(queue: SerialQueue, send: (lineId: string, quantity: number) => Promise<CartChange>) {
    this.#queue = queue;
    this.#send = send;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The wanted quantity of a line under change; null where nothing is on its way. */
  wanted(lineId: string): number | null {
    return this.#wanted.get(lineId)?.quantity ?? null;
  }

  /** Sends a wish in its turn. Of several for one line that wait, the last is sent, and its answer is the answer to all. */
  set(lineId: string, quantity: number): Promise<CartChange> {
    return this.amend(lineId, quantity) ?? this.begin(lineId, quantity);
  }

  /** Lets no later wish join one that waits, so that none slips in before what is queued next. */
  seal(): void {
    this.#waiting.clear();
  }

  private amend(lineId: string, quantity: number): Promise<CartChange> | null {
    const waiting = this.#waiting.get(lineId);
    if (!waiting) return null;
    waiting.quantity = quantity;
    this.#wanted.set(lineId, { quantity, pending: this.#wanted.get(lineId)?.pending ?? 1 });
    return waiting.answer;
  }

  private begin(lineId: string, quantity: number): Promise<CartChange> {
    this.#wanted.set(lineId, { quantity, pending: (this.#wanted.get(lineId)?.pending ?? 0) + 1 });
    const change: WaitingChange = { quantity, answer: this.#queue.run(() => this.sendWaiting(lineId, change)) };
    this.#waiting.set(lineId, change);
    return change.answer;
  }

  private async sendWaiting(lineId: string, change: WaitingChange): Promise<CartChange> {
    if (this.#waiting.get(lineId) === change) this.#waiting.delete(lineId);
    try {
      return await this.#send(lineId, change.quantity);
    } finally {
      this.end(lineId);
    }
  }

  private end(lineId: string): void {
    const wish = this.#wanted.get(lineId);
    if (!wish || wish.pending <= 1) this.#wanted.delete(lineId);
    else this.#wanted.set(lineId, { ...wish, pending: wish.pending - 1 });
  }
}
