import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { monitorProductAvailability } from './monitor-product-availability.ts';

const wish = { email: 'maja@torg.example', skuId: 71 };

describe('the wish to be told when goods are back', () => {
  it.each([
    [true, 'registered'],
    [false, 'unknown-item'],
  ])('that is answered by %s is %s', async (answer, kind) => {
    const { client, sent } = answeringClient(() => json({ data: { monitorProductAvailability: answer } }));
    expect(await monitorProductAvailability(client, wish)).toEqual({ kind });
    expect(sent[0]?.body.variables).toMatchObject(wish);
  });

  it.each([
    [{ code: 'UNKNOWN_ITEM' }, { kind: 'unknown-item' }],
    [{ code: 'IN_STOCK' }, { kind: 'in-stock' }],
    [{ code: 'BAD_USER_INPUT' }, { kind: 'invalid-email' }],
    [
      { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 60 },
      { kind: 'too-many-attempts', retryAfterSeconds: 60 },
    ],
    [{ code: 'TOO_MANY_ATTEMPTS' }, { kind: 'too-many-attempts', retryAfterSeconds: null }],
  ])('that is refused with %j is %j', async (extensions, result) => {
    const { client } = answeringClient(() => json({ errors: [{ message: 'No', extensions }] }));
    expect(await monitorProductAvailability(client, wish)).toEqual(result);
  });
});
