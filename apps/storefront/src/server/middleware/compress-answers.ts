import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const compressible = /^(?:text\/|application\/(?:json|graphql-response\+json|xml))/;
/** Below this (bytes) a packet is a packet. */
const smallest = 1_024;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
/** As quick as gzip, and smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: (body: Buffer) => brotli(body, brotliOptions),
  gzip: (body: Buffer) => gzipped(body),
} as const;

function chooseEncoding(accepted: string): keyof typeof encoders | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function isCompressible({ headers }: Response): boolean {
  const mayChange = !headers.has('content-encoding') && !headers.get('cache-control')?.includes('no-transform');
  return mayChange && compressible.test(headers.get('content-type') ?? '');
}

/**
 * Compresses whole answers. A stream passes through as it is: a compressor would hold back what is there already. The
 * body is read to its end first, because a visitor who leaves in the middle of a piped one can bring Node down.
 */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const answer = context.res;
  if (!isCompressible(answer)) return;
  context.header('vary', 'accept-encoding', { append: true });
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '');
  if (!encoding) return;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(context.res.headers);
  const isWorthIt = body.length >= smallest;
  if (isWorthIt) {
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
  }
  context.res = undefined;
  context.res = new Response(isWorthIt ? await encoders[encoding](body) : body, { status: answer.status, headers });
};
