import type { MailKind } from './mail.ts';

/** What a kind of mail asks of whoever sends and keeps it. */
export interface MailKindRules {
  /** How many hours old it may leave the outbox; null for what its reader is owed, however late. */
  freshHours: number | null;
  /**
   * When what it says is forgotten: `ended` with the last try, as its address opens something for whoever has it; `sent` where
   * it also holds what is nowhere else, and so is kept until it went; null where it opens nothing.
   */
  forgotten: 'sent' | 'ended' | null;
}

const rules: Readonly<Record<MailKind, MailKindRules>> = {
  'order-confirmation': { freshHours: null, forgotten: null },
  // Its address opens the order, as that of the confirmation does.
  'order-link': { freshHours: 24, forgotten: 'ended' },
  'order-sent': { freshHours: null, forgotten: null },
  'order-refunded': { freshHours: null, forgotten: null },
  'order-cancelled': { freshHours: null, forgotten: null },
  'bill-credited': { freshHours: null, forgotten: null },
  // Only it knows the codes.
  'gift-cards-bought': { freshHours: null, forgotten: 'sent' },
  'gift-card-received': { freshHours: null, forgotten: 'sent' },
  'withdrawal-notice': { freshHours: null, forgotten: null },
  'withdrawal-receipt': { freshHours: null, forgotten: null },
  'passkey-added': { freshHours: null, forgotten: null },
  'password-changed': { freshHours: null, forgotten: null },
  'account-deleted': { freshHours: null, forgotten: null },
  'company-invitation': { freshHours: 14 * 24, forgotten: 'ended' },
  'approval-requested': { freshHours: 14 * 24, forgotten: null },
  'approval-given': { freshHours: null, forgotten: null },
  'approval-refused': { freshHours: null, forgotten: null },
  'question-answered': { freshHours: 14 * 24, forgotten: 'sent' },
  'review-shown': { freshHours: 14 * 24, forgotten: null },
  'review-replied': { freshHours: 14 * 24, forgotten: null },
  'password-reset': { freshHours: 1, forgotten: 'ended' },
  'availability-opt-in': { freshHours: 7 * 24, forgotten: 'ended' },
  'newsletter-opt-in': { freshHours: 7 * 24, forgotten: 'ended' },
  // Goods are gone again by then.
  'availability-notice': { freshHours: 3 * 24, forgotten: null },
};

const ofFormerKinds: MailKindRules = { freshHours: 3 * 24, forgotten: 'ended' };

/** The rules of a kind; an outbox may hold mails of kinds that nobody writes any more. */
export function mailKindRules(kind: string): MailKindRules {
  return Object.entries(rules).find(([name]) => name === kind)?.[1] ?? ofFormerKinds;
}

/** The kinds whose mails hold what is nowhere else and is owed, such as the codes of gift cards. */
export const owedKinds: readonly string[] = Object.entries(rules).flatMap(([kind, { freshHours, forgotten }]) =>
  freshHours === null && forgotten === 'sent' ? [kind] : [],
);

/** Whether a mail waited for so long, such as for a server to be named, that it would only mislead its reader. Moments in milliseconds. */
export function isTooOld({ kind, queuedAt }: { kind: string; queuedAt: number }, now: number): boolean {
  const { freshHours } = mailKindRules(kind);
  return freshHours !== null && now - queuedAt > freshHours * 60 * 60_000;
}
