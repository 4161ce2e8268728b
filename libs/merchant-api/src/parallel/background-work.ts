/** Work that an answer does not wait for. */
export interface BackgroundWork {
  /** Begins a task; what goes wrong in it is reported. */
  begin(task: () => Promise<unknown>): void;
  /** Resolves once everything that was begun is done. */
  idle(): Promise<void>;
}

/** Keeps count of work under way, so that a process that ends can wait for it. */
export function createBackgroundWork(report: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    begin(task) {
      const run: Promise<void> = task()
        .then(() => undefined, report)
        .finally(() => running.delete(run));
      running.add(run);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
