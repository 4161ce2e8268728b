import { createServer, type Socket } from 'node:net';

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
  /** The names and passwords that were given, as `\0name\0password`. */
  credentials: string[];
  close(): Promise<void>;
}

/** Starts a mail server on this machine that speaks as much SMTP as it takes to be sent to; `refuse` may change its mind. */
export async function startSmtpServer(refuse: SmtpRefusal = () => null): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const credentials: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8').on('error', () => {}));
    socket.on('close', () => sockets.delete(socket));
    converse(socket, { refuse, received, credentials });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    host: `127.0.0.1:${port}`,
    received,
    credentials,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

interface Conversation {
  refuse: SmtpRefusal;
  received: ReceivedMail[];
  credentials: string[];
}

function converse(socket: Socket, { refuse, received, credentials }: Conversation): void {
  let [heard, from, to, isMessage]: [string, string, string[], boolean] = ['', '', [], false];
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const answer = (refusal: string | null, otherwise: string) =>
    refusal === 'hang up' ? void socket.destroy() : say(refusal ?? otherwise);

  function takeMessage(message: string): void {
    isMessage = false;
    const refusal = refuse('DATA', message);
    if (refusal === null) received.push({ from, to, message: message.replace(/^\.\./gm, '.') });
    [from, to] = ['', []];
    answer(refusal, '250 Taken');
  }
  function obey(line: string): void {
    const [command = '', ...rest] = line.split(' ');
    const text = rest.join(' ');
    const address = /<([^>]*)>/.exec(text)?.[1] ?? '';
    switch (command.toUpperCase()) {
      case 'EHLO':
        return say('250-double\r\n250 AUTH PLAIN');
      case 'AUTH':
        credentials.push(Buffer.from(text.replace(/^PLAIN /i, ''), 'base64').toString());
        return answer(refuse('AUTH', text), '235 Welcome');
      case 'MAIL':
        from = address;
        return answer(refuse('MAIL', address), '250 Go on');
      case 'RCPT': {
        const refusal = refuse('RCPT', address);
        if (refusal === null) to.push(address);
        return answer(refusal, '250 Go on');
      }
      case 'DATA':
        isMessage = true;
        return say('354 Go on');
      case 'QUIT':
        return void socket.end('221 Bye\r\n');
      default:
        [from, to] = ['', []];
        return say('250 As you wish');
    }
  }
  socket.on('data', (chunk) => {
    heard += String(chunk);
    for (;;) {
      const end = heard.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const said = heard.slice(0, end);
      heard = heard.slice(end + (isMessage ? 5 : 2));
      if (isMessage) takeMessage(said);
      else obey(said);
    }
  });
  say('220 double');
}
