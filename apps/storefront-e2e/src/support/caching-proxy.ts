import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** Stands before a shop and keeps for everyone whatever an answer lets it keep. */
export interface CachingProxy {
  origin: string;
  /** The paths that were answered without asking the shop. */
  answered: readonly string[];
  close(): Promise<void>;
}

interface Kept {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** What of a request the answer hangs on. */
  vary: readonly string[];
  asked: IncomingHttpHeaders;
}

/** Opens one before the shop of a port, for the site of `localhost`. It keeps what it may, for as long as the journey lasts. */
export async function openCachingProxy(shopPort: number): Promise<CachingProxy> {
  const kept = new Map<string, Kept[]>();
  const answered: string[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const isRead = asked.method === 'GET';
    const known = isRead && kept.get(path)?.find((one) => isFor(one, asked.headers));
    if (known) {
      answered.push(path);
      return void answer.writeHead(200, known.headers).end(known.body);
    }
    const headers = { ...asked.headers, host: `localhost:${shopPort}` };
    const passed = request({ port: shopPort, path, method: asked.method, headers }, (given) => {
      const pieces: Buffer[] = [];
      given.on('data', (piece: Buffer) => pieces.push(piece));
      given.on('end', () => {
        const body = Buffer.concat(pieces);
        if (isRead && mayKeep(given)) kept.set(path, [...(kept.get(path) ?? []), entry(given, asked, body)]);
        answer.writeHead(given.statusCode ?? 502, given.headers).end(body);
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    answered,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a cache that many share may keep (RFC 9111, section 3): nothing that says that it is one visitor's, or sets cookies. */
function mayKeep({ statusCode, headers }: IncomingMessage): boolean {
  const control = headers['cache-control'] ?? '';
  return statusCode === 200 && !/private|no-store/.test(control) && !headers['set-cookie'] && headers.vary !== '*';
}

function entry({ headers }: IncomingMessage, asked: IncomingMessage, body: Buffer): Kept {
  const { 'transfer-encoding': _, ...sent } = headers;
  const vary = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  return { headers: sent, body, vary: vary.filter(Boolean), asked: asked.headers };
}

function isFor({ vary, asked }: Kept, headers: IncomingHttpHeaders): boolean {
  return vary.every((name) => asked[name] === headers[name]);
}
