import { largestApiBody } from '../settings/largest-api-body.ts';
import { refusal } from './refusal.ts';

/** Reads the body up to the limit; an answer that refuses it where it is larger. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | Response> {
  const tooLarge = () =>
    refusal(413, 'BODY_TOO_LARGE', `The request is larger than ${largestApiBody / 1024} kB. Ask for less at once.`);
  const announced = request.headers.get('content-length');
  if (Number(announced) > largestApiBody) return tooLarge();
  if (announced !== null) {
    // Where the size is known beforehand, reading at once costs a tenth of reading piece by piece.
    const body = new Uint8Array(await request.arrayBuffer());
    return body.byteLength > largestApiBody ? tooLarge() : body;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestApiBody) return tooLarge();
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  chunks.reduce((offset, chunk) => (body.set(chunk, offset), offset + chunk.byteLength), 0);
  return body;
}
