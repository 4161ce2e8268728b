import { afterEach, expect, it, vi } from 'vitest';
import type { Translate } from '@torg/i18n';
import { createStores } from '@torg/stores';
import { createFakeStorePorts, createMemoryStorage } from '@torg/stores/testing';
import type { AppScope } from '../scope/app-scope.ts';
import { waitingAdditions } from '../scope/waiting-additions.ts';
import { sendWaiting } from './send-waiting.ts';

const t: Translate = (key, ...values) => [key, ...values].join(' ');

afterEach(() => void vi.useRealTimers());

it('what the shop does not answer is sent again a while later, without anybody’s doing', async () => {
  vi.useFakeTimers();
  const ports = createFakeStorePorts();
  const openEngine = vi.fn(ports.cart.openEngine).mockRejectedValueOnce(new TypeError('no answer'));
  const stores = createStores({ ...ports, cart: { ...ports.cart, openEngine } });
  ports.cart.keep('cart-1');
  const scope = {
    ...{
      config: { api: { extensions: '/extensions' } },
      keptWaiting: createMemoryStorage(),
      newId: () => 'a key',
      stores,
      t,
    },
  } as unknown as AppScope; // all that it looks at
  waitingAdditions(scope).keep({ skuId: 3, quantity: 1, message: null });
  await sendWaiting(scope);
  expect(waitingAdditions(scope).isWaiting).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([waitingAdditions(scope).isWaiting, stores.ui.notifications.current?.message]).toEqual([
    false,
    'shell.waiting.sent',
  ]);
});
