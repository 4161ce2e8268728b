/** Runs tasks so that at most `most` are under way; the others wait in order. */
export function limitParallel(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run(task) {
    if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
