import { Readable } from 'node:stream';
import { dailyCache } from './daily-cache.ts';

/** Answers with text as it comes. What its first line needs is awaited, so that an API that is away is told by the status. */
export async function streamed(pieces: AsyncGenerator<string>, type: string): Promise<Response> {
  const first = await pieces.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* pieces;
  }
  const bytes = Readable.from(all()).map((piece: string) => Buffer.from(piece));
  // A proxy that compresses would read all of it first.
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': `${dailyCache}, no-transform` };
  return new Response(Readable.toWeb(bytes) as ReadableStream, { headers }); // Node's type of the same stream
}
