import type { ComponentType } from 'react';
import { CommerceError } from '@torg/commerce-sdk';
import { matchShopRoute, pathWithinSite, samePageOn, sitePath, tidyPath } from '@torg/market-routing';
import { loadShell } from '../features/shell/load-shell.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { PageMoved, PageNotFound, type Layout, type PageHead } from './define-route.ts';
import { admitCustomer } from './guards.ts';
import { newAddress } from './new-address.ts';
import { layoutOf } from './layout-of.ts';
import { fetchPage, hasPage, type PageMatch } from './pages.ts';

/** A page that is there, but for its component. */
export type DescribedPage = PageMatch & { kind: 'found'; head: PageHead };

/** A page that is ready to be shown. */
export type FoundPage = DescribedPage & { View: ComponentType<{ params: never }>; layout: Layout };

/** A page that cannot be shown: missing, given up, out of reach because the API does not answer, or broken. */
export interface FailedPage {
  kind: 'failed';
  status: 404 | 410 | 503 | 500;
  /** True where the browser had no connection: it is not the shop that failed. */
  isOffline?: boolean;
  /** Where the market switch leads from here: absolute address by language and country. */
  alternates: PageHead['alternates'];
}

export type ShownPage = FoundPage | FailedPage;

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
    const match = scope.preview ? await asPreviewed(scope, named) : named;
    const route = await fetchPage(match.name);
    const { load, View, validate } = route;
    const layout = layoutOf(match.name, route);
    if (validate?.(match.params) === false) throw new PageNotFound(url.pathname);
    if (layout === 'authenticated') await admitCustomer(scope, address);
    const described = await load(scope, { params: match.params, url });
    const head = layout === 'authenticated' || scope.preview ? { ...described, ...forOneAlone } : described;
    await shell;
    return { kind: 'found', ...match, head, layout, View: View as FoundPage['View'] }; // matched by the pattern of this very page
  } catch (error) {
    await shell;
    if (error instanceof PageMoved) {
      const { isForGood, needsDocument } = error;
      return { kind: 'moved', path: sitePath(scope.site, error.path), isForGood, needsDocument };
    }
    return { kind: 'failed', status: statusOf(error, report), alternates: failedAlternates(scope, url) };
  }
}

/** Where nobody previews, as in every tab, nobody needs the script for it. */
async function asPreviewed(scope: AppScope, match: PageMatch): Promise<PageMatch> {
  const { withFrontPageDraft } = await import('./front-page-draft.ts');
  return withFrontPageDraft(scope, match);
}

function statusOf(error: unknown, report: Report): FailedPage['status'] {
  if (error instanceof PageNotFound) return 404;
  report(error);
  return error instanceof CommerceError ? 503 : 500;
}

function failedAlternates({ config, site: { locale } }: AppScope, { pathname }: URL): FailedPage['alternates'] {
  return Object.fromEntries(config.sites.map((site) => [site.hreflang, samePageOn(site, { locale, pathname })]));
}
