import { createTransport } from 'nodemailer';
import type { SmtpClient } from './smtp-transport.ts';

const CONNECT_MS = 10_000;
/** The longest that one mail may take. A sender has ten of them for a quarter of an hour, so it is done before that. */
const ONE_MAIL_MS = 60_000;

/**
 * Connects to the mail server of an address such as `smtps://user:password@mail.example`. Mails go one after another over
 * one connection. A password leaves this machine over TLS alone, also where the server does not ask for that.
 */
export function connectSmtp(url: string): SmtpClient {
  const { username, hostname } = new URL(url);
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // Trying again is the outbox's business: only it knows whether the mail is still to be sent.
    maxRequeues: 0,
    requireTLS: username !== '' && !isThisMachine(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ONE_MAIL_MS,
    // What a mail says is text; it never names a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    sendMail: (message) => server.sendMail({ ...message, signal: AbortSignal.timeout(ONE_MAIL_MS) }),
    close: () => server.close(),
  };
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}
