/** Does something later. The server needs none of it, and a test moves the time by hand. */
export interface Scheduler {
  /** Runs the task once after that many milliseconds. The answer cancels it. */
  after(ms: number, task: () => void): () => void;
}
