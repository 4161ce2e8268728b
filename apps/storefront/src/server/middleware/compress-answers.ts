import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { brotliOptions, compressPieces, type Encoding } from './compress-pieces.ts';

const compressible = /^(?:text\/|application\/(?:json|graphql-response\+json|xml))/;
/** Below this (bytes) a packet is a packet. */
const smallest = 1_024;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

const encoders = {
  br: (body: Buffer) => brotli(body, brotliOptions),
  gzip: (body: Buffer) => gzipped(body),
} as const;

function chooseEncoding(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function isCompressible({ headers }: Response): boolean {
  return !headers.has('content-encoding') && compressible.test(headers.get('content-type') ?? '');
}

/** What comes in pieces says so to proxies, which would hold them back. */
function comesInPieces({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('no-transform') ?? false;
}

/**
 * Compresses answers: a stream piece by piece, others whole. Those are read to their end first, because a visitor who leaves in
 * the middle of a piped one can bring Node down.
 */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const answer = context.res;
  if (!isCompressible(answer)) return;
  context.header('vary', 'accept-encoding', { append: true });
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '');
  if (!encoding) return;
  const packed = comesInPieces(answer) ? inPieces(answer, encoding) : await whole(answer, encoding);
  const headers = new Headers(context.res.headers);
  if (packed.isPacked) {
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
  }
  context.res = undefined;
  context.res = new Response(packed.body, { status: answer.status, headers });
};

function inPieces({ body }: Response, encoding: Encoding) {
  return { body: body?.pipeThrough(compressPieces(encoding)) ?? null, isPacked: body !== null };
}

async function whole(answer: Response, encoding: Encoding) {
  const body = Buffer.from(await answer.arrayBuffer());
  const isPacked = body.length >= smallest;
  return { body: isPacked ? await encoders[encoding](body) : body, isPacked };
}
