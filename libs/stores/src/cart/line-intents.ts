import { makeAutoObservable, ObservableMap } from 'mobx';

/** Keeps, for each line that is being changed, how many units the shopper wants in the end. */
export class LineIntents {
  readonly #wanted = new ObservableMap<string, { quantity: number; pending: number }>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The wanted quantity of a line under change; null where nothing is on its way. */
  wanted(lineId: string): number | null {
    return this.#wanted.get(lineId)?.quantity ?? null;
  }

  begin(lineId: string, quantity: number): void {
    this.#wanted.set(lineId, { quantity, pending: (this.#wanted.get(lineId)?.pending ?? 0) + 1 });
  }

  /** Replaces the wish of a change that has not been sent yet. */
  amend(lineId: string, quantity: number): void {
    this.#wanted.set(lineId, { quantity, pending: this.#wanted.get(lineId)?.pending ?? 1 });
  }

  end(lineId: string): void {
    const intent = this.#wanted.get(lineId);
    if (!intent || intent.pending <= 1) this.#wanted.delete(lineId);
    else this.#wanted.set(lineId, { ...intent, pending: intent.pending - 1 });
  }
}
