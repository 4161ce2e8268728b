import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedApi } from './embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
/** The operations that were sent, and how often each of them fails at first. */
const sent = new Map<string, number>();
let failures = 0;

async function failing(request: Request, api: EmbeddedApi): Promise<Response> {
  const { operationName = '' } = await request.clone().json();
  const before = sent.get(operationName) ?? 0;
  sent.set(operationName, before + 1);
  return before < failures ? new Response('', { status: 502 }) : api.fetch(request);
}

beforeAll(async () => {
  shop = await openShop({ between: failing });
});
afterAll(() => shop.close());

describe('an API that loses calls', () => {
  it('is asked once more for what is read', async () => {
    failures = 1;
    expect((await shop.ask('/c/koket')).status).toBe(200);
  });

  it('is asked no third time', async () => {
    sent.clear();
    failures = Infinity;
    expect((await shop.ask('/c/vardagsrummet')).status).toBe(503);
    expect(Math.max(...sent.values())).toBe(2);
  });

  it('is asked for a change once', async () => {
    sent.clear();
    const body = new URLSearchParams({ form: 'newsletter', email: 'anna@torg.example' });
    await shop.ask('/', { method: 'POST', body });
    expect(sent.get('SubscribeToNewsletter')).toBe(1);
  });
});

it('lets caches show a shared page for a day where the shop fails', async () => {
  failures = 0;
  expect((await shop.ask('/')).headers.get('cache-control')).toContain('stale-if-error=86400');
});
