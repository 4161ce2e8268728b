import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { brotliOptions } from '../../../src/server/middleware/compress-pieces.ts';
import { BarePage } from './bare-page.tsx';
import { bundleClient } from './bundle-client.ts';
import type { Card } from './card.ts';

/** A page that is served for comparison. */
export interface BareSite {
  address: string;
  close(): void;
}

interface Answer {
  type: string;
  body: Buffer;
  /** Pictures are small already. */
  isText: boolean;
}

/**
 * Serves the least that a list in React can be, compressed like the shop's, on a port that was free. Its pictures are the
 * shop's, kept here after they were asked for once.
 */
export async function serveBarePage(cards: readonly Card[], shopOrigin: string): Promise<BareSite> {
  const answers = new Map<string, Promise<Answer>>([
    ['/bare.js', bundleClient().then((code) => text('text/javascript', code))],
    ['/icon.svg', Promise.resolve(text('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ]);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    // Rendered anew for each visit, as the shop's pages are.
    const known = path === '/' ? Promise.resolve(text('text/html; charset=utf-8', htmlOf(cards))) : answers.get(path);
    const answer = known ?? pictureOf(shopOrigin + path);
    answers.set(path, answer);
    void answer.then(({ type, body, isText }) => {
      const [encoding, packed] = isText ? pack(body, request.headers['accept-encoding'] ?? '') : ['identity', body];
      response.writeHead(200, { 'content-type': type, 'content-encoding': encoding, 'content-length': packed.length });
      response.end(packed);
    });
  });
  server.listen(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), answers.get('/bare.js')]);
  const { port } = server.address() as AddressInfo; // as it listens on one
  return { address: `http://localhost:${port}/`, close: () => void server.close() };
}

function text(type: string, content: string): Answer {
  return { type, body: Buffer.from(content), isText: true };
}

async function pictureOf(address: string): Promise<Answer> {
  const answer = await fetch(address, { headers: { accept: 'image/avif,*/*' } });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return { type, body: Buffer.from(await answer.arrayBuffer()), isText: false };
}

function pack(body: Buffer, accepted: string): [string, Buffer] {
  return accepted.includes('br') ? ['br', brotliCompressSync(body, brotliOptions)] : ['gzip', gzipSync(body)];
}

function htmlOf(cards: readonly Card[]): string {
  const data = JSON.stringify(cards).replaceAll('<', '\\u003c');
  return (
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>React</title><link rel="icon" href="/icon.svg">' +
    '<meta name="viewport" content="width=device-width"><script type="module" src="/bare.js"></script></head><body>' +
    `<div id="root">${renderToString(<BarePage cards={cards} />)}</div>` +
    `<script id="cards" type="application/json">${data}</script></body></html>`
  );
}
