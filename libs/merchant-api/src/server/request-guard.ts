import { largestApiBody } from '../settings/largest-api-body.ts';

/** An answer in GraphQL's form for a request that never reaches the schema. */
export function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}

/** Refuses a request without the right key; null where it has it. Keys are GUIDs, so case does not matter. */
export function checkApiKey(request: Request, apiKey: string): Response | null {
  const sent = request.headers.get('x-apikey');
  if (sent?.toLowerCase() === apiKey.toLowerCase()) return null;
  const problem = sent === null ? 'The header X-ApiKey is missing.' : 'The header X-ApiKey holds no known key.';
  return refusal(401, 'UNAUTHORIZED', `${problem} Send the key of your account.`);
}

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

/** The id that follows a request through the logs: the client's own where it is a plain one. */
export function requestIdOf(request: Request, newId: () => string): string {
  const sent = request.headers.get('x-request-id') ?? '';
  return /^[\w.-]{1,64}$/.test(sent) ? sent : newId();
}
