/** Calls a task each so many milliseconds until the answer is called. */
export type Repeat = (ms: number, task: () => void) => () => void;

/** A task that is done again and again. */
export interface RunningTask {
  /** Ends it, once what is under way is done. */
  stop(): Promise<void>;
}

export interface RunEveryOptions {
  ms: number;
  repeat: Repeat;
  /** Takes what goes wrong; the task is tried again the next time. */
  report(error: unknown): void;
}

/** Does a task every so often, and never while it is still under way. */
export function runEvery(task: () => Promise<unknown>, { ms, repeat, report }: RunEveryOptions): RunningTask {
  let running: Promise<void> | null = null;
  const run = () =>
    task()
      .then(() => undefined, report)
      .finally(() => (running = null));
  const end = repeat(ms, () => void (running ??= run()));
  return {
    async stop() {
      end();
      await running;
    },
  };
}
