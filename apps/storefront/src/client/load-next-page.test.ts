import { expect, it, vi } from 'vitest';
import type { PageAnswer } from '../routes/load-page.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { loadNextPage, type FetchLoading } from './load-next-page.ts';

/** What is looked at of a tab: the rest is only handed on. */
interface Known {
  rootPage?: string;
  shippingWidget?: string;
  preview?: AppScope['preview'];
  online?: boolean;
}

const scopeWith = (known: Known = {}) => {
  const { rootPage = null, shippingWidget = null, preview = null, online = true } = known;
  const site = { locale: 'sv', basePath: '' };
  return { site, config: { rootPage, shippingWidget }, preview, stores: { ui: { online } } } as AppScope;
};
const load = (fetchLoading: FetchLoading, report = vi.fn()) =>
  loadNextPage(fetchLoading, scopeWith(), new URL('http://localhost:3000/nyheter'), report);

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
  expect(await loadNextPage(loading, scopeWith({ rootPage: '/nyheter' }), root, vi.fn())).toEqual({
    kind: 'moved',
    path: '/nyheter?returnTo=/mina-sidor',
    isForGood: false,
  });
  expect(await loadNextPage(loading, scopeWith(), root, vi.fn())).toBe(home);
});

it('leaves every page to the server where somebody is shown drafts', async () => {
  const loading = () => Promise.reject(new Error('not wanted'));
  const address = new URL('http://localhost:3000/nyheter?page=2');
  expect(await loadNextPage(loading, scopeWith({ preview: { by: 'Ragna' } }), address, vi.fn())).toMatchObject({
    kind: 'moved',
    path: '/nyheter?page=2',
    needsDocument: true,
  });
});

it('leaves the page of a payment to the server, wherever the market stands in its address', async () => {
  const loading = () => Promise.reject(new Error('not wanted'));
  for (const basePath of ['', '/se/sv']) {
    const scope = { ...scopeWith(), site: { locale: 'sv', basePath } } as AppScope;
    const path = `${basePath}/checkout/pay`;
    const answer = await loadNextPage(loading, scope, new URL(path, 'http://localhost:3000'), vi.fn());
    expect(answer).toMatchObject({ kind: 'moved', path, needsDocument: true });
  }
});

it("leaves the checkout to the server where a carrier's list stands in it, as its document alone lets that in", async () => {
  const home: PageAnswer = { kind: 'failed', status: 404, alternates: {} };
  const loading = async () => ({ loadPage: async () => home });
  const address = new URL('http://localhost:3000/kassan');
  const withList = scopeWith({ shippingWidget: 'https://api.carrier.example/widget.js' });
  expect(await loadNextPage(loading, withList, address, vi.fn())).toMatchObject({
    path: '/kassan',
    needsDocument: true,
  });
  expect(await loadNextPage(loading, scopeWith(), address, vi.fn())).toBe(home);
});

it.each([500, 503] as const)(
  'knows that there is no connection where a page fails with %i meanwhile',
  async (status) => {
    const failed: PageAnswer = { kind: 'failed', status, alternates: {} };
    const loading = async () => ({ loadPage: async () => failed });
    const address = new URL('http://localhost:3000/nyheter');
    const offline = await loadNextPage(loading, scopeWith({ online: false }), address, vi.fn());
    expect(offline).toMatchObject({ status: 503, isOffline: true });
    expect(await loadNextPage(loading, scopeWith(), address, vi.fn())).toBe(failed);
  },
);
