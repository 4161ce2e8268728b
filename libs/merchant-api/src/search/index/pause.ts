/** Lets everything that waits for its turn go first, so that long work does not hold up requests. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
