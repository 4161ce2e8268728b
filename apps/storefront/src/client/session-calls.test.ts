import { expect, it } from 'vitest';
import { sessionCalls } from './session-calls.ts';

it.each([
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with a page for people', async () => new Response('<html>', { status: 502 })],
])('a shop that %s is a failure of the network', async (_name, send) => {
  const { currentUser } = sessionCalls(send, () => {});
  await expect(currentUser()).rejects.toMatchObject({ code: 'NETWORK', retryable: true, cause: expect.any(Error) });
});
