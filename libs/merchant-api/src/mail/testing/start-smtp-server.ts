import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: readonly string[];
  /** Headers and body as they were sent. */
  message: string;
}

/** What the server says to a mail before it takes it in, such as `550 No such user`; null where it takes it. */
export type SmtpRefusal = (step: 'MAIL' | 'RCPT' | 'DATA' | 'AUTH', text: string) => string | 'hang up' | null;

export interface SmtpServer {
  /** Its address, such as `127.0.0.1:40123`. */
  host: string;
  received: ReceivedMail[];
  /** The names and passwords that were given. */
  credentials: { name: string; password: string }[];
  close(): Promise<void>;
}

/** Starts a mail server on this machine; `refuse` may change its mind. */
export async function startSmtpServer(refuse: SmtpRefusal = () => null): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const credentials: SmtpServer['credentials'] = [];
  /** Says what was decided; hangs up on whoever sent it where that was. */
  function answer(id: string, refusal: string | null, done: (error?: Error | null) => void): void {
    if (refusal !== 'hang up') return done(refusal === null ? null : refusalOf(refusal));
    for (const connection of server.connections as Set<Connection>)
      if (connection.session.id === id) connection.close(); // the type leaves open what it holds
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 0,
    onAuth({ username, password }, { id }, done) {
      const name = username ?? '';
      credentials.push({ name, password: password ?? '' });
      answer(id, refuse('AUTH', name), (error) => done(error, error ? undefined : { user: name }));
    },
    onMailFrom: ({ address }, { id }, done) => answer(id, refuse('MAIL', address), done),
    onRcptTo: ({ address }, { id }, done) => answer(id, refuse('RCPT', address), done),
    onData: (stream, { id, envelope: { mailFrom, rcptTo } }, done) =>
      void text(stream).then((message) => {
        const refusal = refuse('DATA', message);
        const to = rcptTo.map(({ address }) => address);
        if (refusal === null) received.push({ from: mailFrom ? mailFrom.address : '', to, message });
        answer(id, refusal, done);
      }, done),
  });
  // A client that is hung up on resets its connection, which is no mistake of the test's.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { host: `127.0.0.1:${port}`, received, credentials, close };
}

interface Connection {
  session: { id: string };
  close(): void;
}

/** `550 No such user` as the server wants it. */
function refusalOf(line: string): Error {
  const [, code, reason] = /^(\d{3}) (.*)$/.exec(line) ?? [];
  return Object.assign(new Error(reason), { responseCode: Number(code) });
}
