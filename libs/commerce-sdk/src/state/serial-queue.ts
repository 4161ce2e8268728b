/** Runs tasks one after the other, in the order they came. */
export type SerialQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Makes a queue. A task that fails does not hold up the next. */
export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // The failure reaches the caller through `result`; here it only must not stop the queue.
    last = result.catch(() => null);
    return result;
  };
}
