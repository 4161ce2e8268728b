import { sendAvailabilityNotices } from '../availability/send-availability-notices.ts';
import { createMailSender } from '../mail/sending/create-mail-sender.ts';
import { runMailSender } from '../mail/sending/run-mail-sender.ts';
import { runEvery, type RunningTask } from '../parallel/run-every.ts';
import { endPayments } from '../payment/end-payments.ts';
import type { ApiParts } from './create-request-scope.ts';
import type { MerchantApiOptions } from './merchant-api-options.ts';

/** Starts what the API does again and again while it is open, and gives what ends all of it. */
export function startRecurringWork(parts: ApiParts, options: MerchantApiOptions): RunningTask {
  const tasks = [startSending(parts, options), startPayments(parts, options), startNotices(parts, options)];
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}

/** Mails leave the outbox where there is a way for them. */
function startSending({ db, clock, profile }: ApiParts, { mail, report }: MerchantApiOptions): RunningTask {
  if (!mail) return { stop: async () => {} };
  const { transport, from, repeat } = mail;
  const running = runMailSender(createMailSender({ db, clock, transport, profile, from }), repeat, (error) =>
    report(error, {}),
  );
  return { stop: () => running.stop().finally(() => transport.close()) };
}

/** How often (ms) it is looked whether goods are back that somebody waits for, whatever brought them. */
const NOTICES_EVERY_MS = 60_000;

/** Those who wait for goods are told, where somebody says when to look. */
function startNotices({ db, queueMail, clock, directory }: ApiParts, options: MerchantApiOptions): RunningTask {
  const { notices, report } = options;
  if (!notices) return { stop: async () => {} };
  const channelUrls = Object.fromEntries(directory.channels.map(({ id, url }) => [id, url]));
  const tell = () => sendAvailabilityNotices({ db, queueMail, now: clock.now(), channelUrls });
  return runEvery(tell, { ms: NOTICES_EVERY_MS, repeat: notices.repeat, report: (error) => report(error, {}) });
}

/** How often (ms) payments are looked after: the sandbox's slow bank takes twenty seconds. */
const PAYMENTS_EVERY_MS = 10_000;

/** What nobody called about is asked for, where somebody says when. */
function startPayments({ payments, clock }: ApiParts, { payments: options, report }: MerchantApiOptions): RunningTask {
  if (!payments || !options?.repeat) return { stop: async () => {} };
  const end = () => endPayments(payments, clock.now());
  return runEvery(end, { ms: PAYMENTS_EVERY_MS, repeat: options.repeat, report: (error) => report(error, {}) });
}
