import type { MailSender } from './create-mail-sender.ts';

/** Calls a task each so many milliseconds until the answer is called. */
export type Repeat = (ms: number, task: () => void) => () => void;

/** A sender at work. */
export interface RunningSender {
  /** Ends it, once what is being sent was sent. */
  stop(): Promise<void>;
}

const EVERY_MS = 5_000;

/** Lets a sender look into the outbox every five seconds. What goes wrong is reported, and tried again the next time. */
export function runMailSender(sender: MailSender, repeat: Repeat, report: (error: unknown) => void): RunningSender {
  let last: Promise<unknown> = Promise.resolve();
  const end = repeat(EVERY_MS, () => void (last = sender.sendDue().catch(report)));
  return {
    async stop() {
      end();
      await last;
    },
  };
}
