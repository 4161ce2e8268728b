import type { MailKind } from './mail.ts';

/** What a kind of mail asks of whoever sends and keeps it. */
export interface MailKindRules {
  /** How many hours old it may leave the outbox; null for what its reader is owed, however late. */
  freshHours: number | null;
  /** Whether its address opens something for whoever has it: it is forgotten with the last try. */
  opens: boolean;
}

const rules: Readonly<Record<MailKind, MailKindRules>> = {
  'order-confirmation': { freshHours: null, opens: false },
  'order-sent': { freshHours: null, opens: false },
  'order-refunded': { freshHours: null, opens: false },
  'order-cancelled': { freshHours: null, opens: false },
  'bill-credited': { freshHours: null, opens: false },
  'gift-cards-bought': { freshHours: null, opens: true },
  'withdrawal-notice': { freshHours: null, opens: false },
  'withdrawal-receipt': { freshHours: null, opens: false },
  'password-reset': { freshHours: 1, opens: true },
  'availability-opt-in': { freshHours: 7 * 24, opens: true },
  'newsletter-opt-in': { freshHours: 7 * 24, opens: true },
  // Goods are gone again by then.
  'availability-notice': { freshHours: 3 * 24, opens: false },
};

const ofFormerKinds: MailKindRules = { freshHours: 3 * 24, opens: true };

/** The rules of a kind; an outbox may hold mails of kinds that nobody writes any more. */
export function mailKindRules(kind: string): MailKindRules {
  return Object.entries(rules).find(([name]) => name === kind)?.[1] ?? ofFormerKinds;
}

/** Whether a mail waited for so long, such as for a server to be named, that it would only mislead its reader. Moments in milliseconds. */
export function isTooOld({ kind, queuedAt }: { kind: string; queuedAt: number }, now: number): boolean {
  const { freshHours } = mailKindRules(kind);
  return freshHours !== null && now - queuedAt > freshHours * 60 * 60_000;
}
