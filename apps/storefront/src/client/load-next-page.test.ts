import { expect, it, vi } from 'vitest';
import type { PageAnswer } from '../routes/load-page.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { loadNextPage, type FetchLoading } from './load-next-page.ts';

const scopeWith = (rootPage: string | null) => ({ site: { basePath: '' }, config: { rootPage } }) as AppScope; // the rest is only handed on
const load = (fetchLoading: FetchLoading, report = vi.fn()) =>
  loadNextPage(fetchLoading, scopeWith(null), new URL('http://localhost:3000/nyheter'), report);

it('answers with what the address leads to', async () => {
  const moved: PageAnswer = { kind: 'moved', path: '/c/muggar', isForGood: true };
  expect(await load(async () => ({ loadPage: async () => moved }))).toBe(moved);
});

it('takes the shop for out of reach where the script does not come, and reports it', async () => {
  const offline = new TypeError('Failed to fetch dynamically imported module');
  const report = vi.fn();
  expect(await load(() => Promise.reject(offline), report)).toMatchObject({ kind: 'failed', status: 503 });
  expect(report).toHaveBeenCalledExactlyOnceWith(offline);
});

it('is led on from the root where the shop leads documents on, keeping the query', async () => {
  const home: PageAnswer = { kind: 'failed', status: 404, alternates: {} };
  const loading = async () => ({ loadPage: async () => home });
  const root = new URL('http://localhost:3000/?returnTo=/mina-sidor');
  expect(await loadNextPage(loading, scopeWith('/nyheter'), root, vi.fn())).toEqual({
    kind: 'moved',
    path: '/nyheter?returnTo=/mina-sidor',
    isForGood: false,
  });
  expect(await loadNextPage(loading, scopeWith(null), root, vi.fn())).toBe(home);
});
