import type { MailTransport } from './mail-transport.ts';

/** The part of a mail library that is used; nodemailer's transporters have it. */
export interface SmtpClient {
  sendMail(message: {
    from: { name: string; address: string };
    to: { name: string; address: string };
    subject: string;
    text: string;
    html: string;
    messageId: string;
    headers: Readonly<Record<string, string>>;
  }): Promise<unknown>;
  close(): void;
}

/** Sends over SMTP. Only a refusal of the reader's mailbox for good is final: a wrong password or address of ours is not. */
export function createSmtpTransport(client: SmtpClient): MailTransport {
  return {
    async send({ to, from, subject, text, html, messageId }) {
      // An object is one address, where a text with a comma would be two; programs that answer by themselves keep still.
      const message = { from, to: { name: '', address: to }, subject, text, html, messageId };
      try {
        await client.sendMail({ ...message, headers: { 'Auto-Submitted': 'auto-generated' } });
        return { kind: 'sent' };
      } catch (error) {
        if (isRefusedForGood(error)) return { kind: 'refused', reason: error.message };
        throw error;
      }
    },
    close: () => client.close(),
  };
}

/** What servers say of a mailbox that there is not; 554 is as often said of a sender that they do not relay for. */
const noMailbox: readonly unknown[] = [550, 551, 553];

function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false;
  return error.command === 'RCPT TO' && noMailbox.includes(error.responseCode);
}
