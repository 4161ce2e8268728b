// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createStores, type ConsentChoice } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import type { AppScope } from '../scope/app-scope.ts';
import { followEvents } from './follow-events.ts';

const startAnalytics = vi.fn();
beforeEach(() => void startAnalytics.mockReset());

function open(fetchAnalytics = async () => ({ startAnalytics }), choice: ConsentChoice | null = null) {
  document.body.innerHTML = '<h1>Muggar</h1><a href="#x">Mugg</a>';
  const stores = createStores(createFakeStorePorts());
  if (choice) stores.consent.answer(choice);
  const asked = { idle: [] as (() => Promise<void>)[], now: [] as (() => Promise<void>)[] };
  const fetchCode: Parameters<typeof followEvents>[2] = (when, run) => void asked[when].push(run);
  followEvents({ stores } as unknown as AppScope, document, fetchCode, fetchAnalytics);
  const link = document.querySelector('a');
  return { stores, ...asked, click: () => link?.dispatchEvent(new MouseEvent('click', { bubbles: true })), link };
}

it('analytics come when the tab is idle, once, and hear what was clicked before', async () => {
  const { idle, click, link, stores } = open();
  click();
  await idle[0]?.();
  click();
  stores.events.record('route:change', { from: '/', to: '/nyheter' });
  expect(idle).toHaveLength(1);
  const clicks = [{ target: link, href: location.href, title: 'Muggar' }];
  expect(startAnalytics.mock.calls).toEqual([[expect.anything(), clicks]]);
});

it.each([
  [{ statistics: true, marketing: false }, 1],
  [{ statistics: false, marketing: false }, 0],
  [null, 0],
] as const)('analytics come at once where the visitor agreed to them, who may leave soon: %o', (choice, count) => {
  expect(open(undefined, choice).now).toHaveLength(count);
});

it('where their code does not come, the next page asks for it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetchAnalytics = vi.fn(async () => ({ startAnalytics }));
  fetchAnalytics.mockRejectedValueOnce(new Error('lost'));
  const { idle, stores } = open(fetchAnalytics);
  await idle[0]?.();
  stores.events.record('route:change', { from: '/', to: '/nyheter' });
  await idle[1]?.();
  expect(startAnalytics).toHaveBeenCalledOnce();
});
