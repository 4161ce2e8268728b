import { runEvery, type Repeat, type RunningTask } from '../../parallel/run-every.ts';
import type { MailSender } from './create-mail-sender.ts';

const EVERY_MS = 5_000;

/**
 * Lets a sender look into the outbox every five seconds. What goes wrong is reported, and tried again the next time.
 * Stopping it waits for one mail, not for the whole outbox.
 */
export function runMailSender(sender: MailSender, repeat: Repeat, report: (error: unknown) => void): RunningTask {
  const running = runEvery(sender.sendDue, { ms: EVERY_MS, repeat, report });
  return {
    async stop() {
      const stopped = running.stop();
      await sender.end();
      await stopped;
    },
  };
}
