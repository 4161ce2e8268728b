import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { openServer, type OpenServer } from './open-server.ts';

/** An answer of the shop that a cache gives to all who ask alike. */
export interface KeptAnswer {
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  isFor(asked: IncomingHttpHeaders): boolean;
}

export interface CachingProxy extends OpenServer {
  kept: readonly KeptAnswer[];
  /** The paths that were answered without asking the shop. */
  answered: readonly string[];
}

/** Stands before a shop as a cache that many share, and keeps whatever it may for as long as it is open. */
export async function openCachingProxy(shopPort: number): Promise<CachingProxy> {
  const [kept, answered]: [KeptAnswer[], string[]] = [[], []];
  const server = await openServer((asked, answer) => {
    const { method, url: path = '/' } = asked;
    // One form of each answer, which whoever looks through them can read.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const known = method === 'GET' && kept.find((one) => one.path === path && one.isFor(headers));
    if (known) {
      answered.push(path);
      return void answer.writeHead(known.status, known.headers).end(known.body);
    }
    const passed = request({ port: shopPort, path, method, headers }, (given) => {
      const { 'transfer-encoding': _, ...sent } = given.headers;
      const status = given.statusCode ?? 502;
      const pieces: Buffer[] = [];
      given.on('data', (piece: Buffer) => pieces.push(piece));
      given.on('end', () => {
        const body = Buffer.concat(pieces);
        if (method === 'GET' && mayKeep(given))
          kept.push({ path, status, headers: sent, body, isFor: asksLike(headers, given) });
        answer.writeHead(status, sent).end(body);
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  return { ...server, kept, answered };
}

/** What a cache may keep where nothing is said of it. */
const keptByDefault = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501];

/** Whether an answer may be given to others without asking again (RFC 9111). That it sets cookies does not forbid it. */
function mayKeep({ statusCode = 0, headers }: IncomingMessage): boolean {
  const control = headers['cache-control'] ?? '';
  if (/private|no-store|no-cache/.test(control)) return false;
  const [, seconds] = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control) ?? [];
  return seconds === undefined ? keptByDefault.includes(statusCode) : Number(seconds) > 0;
}

/** Tells who may be given an answer: who asks with the same headers, as far as it hangs on them. */
function asksLike(first: IncomingHttpHeaders, { headers }: IncomingMessage): KeptAnswer['isFor'] {
  const names = (headers.vary ?? '').toLowerCase().split(/[, ]+/).filter(Boolean);
  return (other) => names.every((name) => name !== '*' && other[name] === first[name]);
}
