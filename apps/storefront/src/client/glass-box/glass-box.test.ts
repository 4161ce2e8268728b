// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { createStores } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import type { AppScope } from '../../scope/app-scope.ts';
import { panelName } from './draw-panel.ts';
import { openGlassBox } from './open-glass-box.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('shows events, consent, cache and calls of the API as they come, while it is open', async () => {
  const stores = createStores(createFakeStorePorts());
  const queries = new QueryClient();
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }));
  openGlassBox({ stores, queries } as unknown as AppScope); // it looks at nothing else
  const box = document.getElementById(panelName)?.shadowRoot?.querySelector('details') ?? expect.unreachable();
  stores.events.record('favorite:add', { productId: 7 });
  expect(box.textContent).toBe('Glass box');
  box.open = true;
  stores.consent.answer({ statistics: true, marketing: false });
  queries.setQueryData(['product', 'mugg'], {});
  await fetch('/graphql', { method: 'POST', body: '{"operationName":"Product","extensions":{}}' });
  await fetch('/graphql', { method: 'POST', body: '{"operationName":"Product","query":"{ a }","extensions":{}}' });
  await fetch('/session');
  await vi.waitFor(() => expect(box.textContent).toContain('API (2)'));
  for (const shown of [
    /favorite:add\{"productId":7\}/,
    /Consent: answered.*statisticsyes.*marketingno/,
    /\["product","mugg"\]success, idle0 s0/,
    /Producthash and text200\d+Producthash200\d+/,
  ]) {
    expect(box.textContent).toMatch(shown);
  }
});

it('leaves a part closed that was closed, whatever comes', async () => {
  const stores = createStores(createFakeStorePorts());
  openGlassBox({ stores, queries: new QueryClient() } as unknown as AppScope); // it looks at nothing else
  const box = document.getElementById(panelName)?.shadowRoot?.querySelector('details') ?? expect.unreachable();
  const areOpen = () => [...box.querySelectorAll('details')].map(({ open }) => open);
  box.open = true;
  await vi.waitFor(() => expect(areOpen()).toEqual([true, true, true, true]));
  const [events] = box.querySelectorAll('details');
  if (events) events.open = false;
  stores.events.record('favorite:add', { productId: 7 });
  await vi.waitFor(() => expect(box.textContent).toContain('Events (1)'));
  expect(areOpen()).toEqual([false, true, true, true]);
});
