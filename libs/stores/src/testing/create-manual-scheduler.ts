import type { Clock, Scheduler } from '@torg/commerce-sdk';

/** A scheduler whose time stands still until it is moved. It is its own clock. */
export interface ManualScheduler extends Scheduler, Clock {
  /** Moves the time on, running what falls due in the order of its time. */
  advance(ms: number): void;
}

/** Makes a scheduler for tests, starting at 0. */
export function createManualScheduler(): ManualScheduler {
  let now = 0;
  let tasks: readonly { due: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const task = { due: now + ms, run };
      tasks = [...tasks, task];
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = tasks.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        tasks = tasks.filter((task) => task !== next);
        now = next.due;
        next.run();
      }
      now = end;
    },
  };
}
