import { CommerceError } from '@torg/commerce-sdk';
import { matchShopRoute, pathWithinSite, samePageOn, sitePath, tidyPath } from '@torg/market-routing';
import { loadShell } from '../features/shell/load-shell.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { PageMoved, PageNotFound } from '../page/define-route.ts';
import { admitCustomer } from '../page/guards.ts';
import { newAddress } from './new-address.ts';
import { hasPage } from '../page/page-names.ts';
import { withRoute, type FailedPage, type ShownPage } from '../page/shown-page.tsx';
import { fetchPage } from './pages.ts';

/** What an address leads to: a page, or another address. */
export type PageAnswer = ShownPage | { kind: 'moved'; path: string; isForGood: boolean; needsDocument?: boolean };

/** What is shown to one customer or editor is for no cache and no search engine. */
const forOneAlone = { personal: true, indexed: false } as const;

type Report = (error: unknown) => void;

/**
 * Loads the page behind an address, with everything it shows: on the server for a document, in the browser for a
 * navigation. A failure is an answer too; what is not the API's is also reported. Within the page, addresses are those
 * of its site: what all of these begin with is taken off here, and put on again where the answer is another address.
 */
export async function loadPage(scope: AppScope, address: URL, report: Report): Promise<PageAnswer> {
  const answer = await loadAddress(scope, address, report);
  return answer.kind === 'failed' && answer.status === 404 ? whatBecameOf(scope, address, report, answer) : answer;
}

/** A page that is no more leads in one step to where it stands today; one that was given up for good says so. */
async function whatBecameOf(scope: AppScope, address: URL, report: Report, missing: FailedPage): Promise<PageAnswer> {
  try {
    const next = await newAddress(scope, address);
    if (next === null)
      return (await scope.isGone(pathWithinSite(scope.site, address.pathname))) ? { ...missing, status: 410 } : missing;
    const answer = await loadAddress(scope, next, report);
    return answer.kind === 'found' ? { kind: 'moved', path: next.pathname + next.search, isForGood: true } : answer;
  } catch (error) {
    // An address that the history makes nothing of is missing all the same.
    if (error instanceof CommerceError && error.code === 'GRAPHQL') return missing;
    return { ...missing, status: statusOf(error, report) };
  }
}

/** Loads what stands at an address today. */
async function loadAddress(scope: AppScope, address: URL, report: Report): Promise<PageAnswer> {
  const url = new URL(address);
  url.pathname = pathWithinSite(scope.site, address.pathname);
  const shell = loadShell(scope);
  try {
    const path = tidyPath(url.pathname);
    if (path !== url.pathname) throw new PageMoved(path + url.search);
    const named = matchShopRoute(scope.site.locale, path);
    if (!named || !hasPage(named)) throw new PageNotFound(url.pathname);
    const route = await fetchPage(named.name, scope.translation);
    const { load, validate } = route;
    const isForCustomers = route.admits === 'customers';
    if (validate?.(named.params) === false) throw new PageNotFound(url.pathname);
    if (isForCustomers) await admitCustomer(scope, address);
    const described = await load(scope, { params: named.params, url });
    const head = isForCustomers || scope.preview ? { ...described, ...forOneAlone } : described;
    await shell;
    return withRoute({ kind: 'found', ...named, head }, route);
  } catch (error) {
    await shell;
    if (error instanceof PageMoved) {
      const { isForGood, needsDocument } = error;
      return { kind: 'moved', path: sitePath(scope.site, error.path), isForGood, needsDocument };
    }
    return { kind: 'failed', status: statusOf(error, report), alternates: failedAlternates(scope, url) };
  }
}

function statusOf(error: unknown, report: Report): FailedPage['status'] {
  if (error instanceof PageNotFound) return 404;
  report(error);
  return error instanceof CommerceError ? 503 : 500;
}

function failedAlternates({ config, site: { locale } }: AppScope, { pathname }: URL): FailedPage['alternates'] {
  return Object.fromEntries(config.sites.map((site) => [site.hreflang, samePageOn(site, { locale, pathname })]));
}
