import { expect, it, vi } from 'vitest';
import type { CommerceClient, TypedDocumentString } from '@torg/commerce-sdk';
import { lazyClient } from './lazy-client.ts';

const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
const document = {} as TypedDocumentString<string, object>; // it is only handed on

function api() {
  const request = vi.fn(async () => 'answer');
  return { request, client: { scope, request } as CommerceClient }; // one answer for any document
}

it('fetches its code once, when something is asked, and hands the question on', async () => {
  const { client, request } = api();
  const fetchClient = vi.fn(async () => client);
  const late = lazyClient(scope, fetchClient);
  expect(late.scope).toBe(scope);
  expect(fetchClient).not.toHaveBeenCalled();
  const options = { operationName: 'One' };
  const answers = await Promise.all([late.request(document, { id: 1 }, options), late.request(document, {})]);
  expect(answers).toEqual(['answer', 'answer']);
  expect(request).toHaveBeenCalledWith(document, { id: 1 }, options);
  expect(fetchClient).toHaveBeenCalledTimes(1);
});

it('is an unreachable shop where its code does not come, and asks for it again the next time', async () => {
  const offline = new TypeError('Failed to fetch dynamically imported module');
  const fetchClient = vi.fn(async () => api().client).mockRejectedValueOnce(offline);
  const late = lazyClient(scope, fetchClient);
  await expect(late.request(document, {})).rejects.toMatchObject({ code: 'NETWORK', cause: offline });
  await expect(late.request(document, {})).resolves.toBe('answer');
});
