/** Runs tasks one after the other, in the order they came. A task that fails does not hold up the next. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    // The failure reaches the caller through `result`; here it only must not stop the queue.
    this.#last = result.catch(() => null);
    return result;
  }
}
