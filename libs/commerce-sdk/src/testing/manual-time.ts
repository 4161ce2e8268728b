import type { Clock, Scheduler } from '../ports/time.ts';

/** Time that stands still until it is moved: a clock, and timers that need not agree with it. */
export interface ManualTime extends Clock, Scheduler {
  /** Lets so many milliseconds pass on clock and timers, running what falls due and what follows from it. */
  pass(ms: number): Promise<void>;
  /** Sets the clock on or back, which no timer notices. */
  turnClock(ms: number): void;
  /** When the timers that wait fall due, in milliseconds from now. */
  waits(): number[];
}

/** Runs everything that is under way to its next wait. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

export function manualTime(start = 1_000_000): ManualTime {
  let passed = 0;
  let turned = 0;
  let tasks: readonly { due: number; run: () => void }[] = [];
  return {
    now: () => start + passed + turned,
    after(ms, run) {
      const task = { due: passed + ms, run };
      tasks = [...tasks, task];
      return () => void (tasks = tasks.filter((other) => other !== task));
    },
    turnClock: (ms) => void (turned += ms),
    waits: () => tasks.map(({ due }) => due - passed).sort((a, b) => a - b),
    async pass(ms) {
      const end = passed + ms;
      await settle();
      for (;;) {
        const [next] = tasks.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        tasks = tasks.filter((task) => task !== next);
        passed = next.due;
        next.run();
        await settle();
      }
      passed = end;
    },
  };
}
