import { expect, it, vi } from 'vitest';
import { createStores } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import { trackShopEvents } from './track-shop-events.ts';

it('tells analytics what happened before it listened, and what comes then, each once', () => {
  const stores = createStores(createFakeStorePorts());
  const track = vi.fn();
  const open = (path: string) => stores.events.record('page:impression', { route: 'home', path, title: 'Torg' });
  open('/');
  const stop = trackShopEvents({ stores, analytics: { track } });
  open('/nyheter');
  stop();
  open('/favoriter');
  expect(track.mock.calls).toEqual([
    ['virtual_page_view', { path: '/', title: 'Torg' }],
    ['virtual_page_view', { path: '/nyheter', title: 'Torg' }],
  ]);
});
