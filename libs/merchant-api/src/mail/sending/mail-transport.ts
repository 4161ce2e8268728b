import type { RenderedMail } from '../render-mail.ts';

/** A mail with everything that goes over the wire. */
export interface OutgoingMail extends RenderedMail {
  /** One address; never a list. */
  to: string;
  from: { name: string; address: string };
  /** The same for every try, so that a server which got it twice can tell. */
  messageId: string;
}

/** What came of a try. `refused` is final: the same mail would be refused again. */
export type SendOutcome = { kind: 'sent' } | { kind: 'refused'; reason: string };

/** Carries mails away. It throws where a later try may go well. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<SendOutcome>;
  close(): void;
}
