/** Tells the time: milliseconds since 1970. `Date` is one. */
export interface Clock {
  now(): number;
}

/** Does something later. A test moves the time by hand. */
export interface Scheduler {
  /** Runs the task once after that many milliseconds. The answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** Milliseconds that a timer waits at most: a larger number makes platforms fire at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** The platform's own timers. In Node one that waits keeps the process alive. */
export const systemScheduler: Scheduler = {
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
