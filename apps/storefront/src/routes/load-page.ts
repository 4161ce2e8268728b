import type { ComponentType } from 'react';
import { CommerceError } from '@torg/commerce-sdk';
import { matchShopRoute, pathWithinSite, samePageOn, sitePath, tidyPath } from '@torg/market-routing';
import { loadShell } from '../features/shell/load-shell.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { PageMoved, PageNotFound, type PageHead } from './define-route.ts';
import { fetchPage, hasPage, type PageMatch } from './pages.ts';

/** A page that is there, but for its component. */
export type DescribedPage = PageMatch & { kind: 'found'; head: PageHead };

/** A page that is ready to be shown. */
export type FoundPage = DescribedPage & { View: ComponentType<{ params: never }> };

/** A page that cannot be shown: missing, out of reach because the API does not answer, or broken. */
export interface FailedPage {
  kind: 'failed';
  status: 404 | 503 | 500;
  /** Where the market switch leads from here: absolute address by language and country. */
  alternates: PageHead['alternates'];
}

export type ShownPage = FoundPage | FailedPage;

/** What an address leads to: a page, or another address. */
export type PageAnswer = ShownPage | { kind: 'moved'; path: string };

/**
 * Loads the page behind an address, with everything it shows: on the server for a document, in the browser for a
 * navigation. A failure is an answer too; what is not the API's is also reported. Within the page, addresses are those
 * of its site: what all of these begin with is taken off here, and put on again where the answer is another address.
 */
export async function loadPage(scope: AppScope, address: URL, report: (error: unknown) => void): Promise<PageAnswer> {
  const url = new URL(address);
  url.pathname = pathWithinSite(scope.site, address.pathname);
  const shell = loadShell(scope);
  try {
    const path = tidyPath(url.pathname);
    if (path !== url.pathname) throw new PageMoved(path + url.search);
    const match = matchShopRoute(scope.site.locale, path);
    if (!match || !hasPage(match)) throw new PageNotFound(url.pathname);
    const { load, View } = await fetchPage(match.name);
    const head = await load(scope, { params: match.params, url });
    await shell;
    return { kind: 'found', ...match, head, View: View as FoundPage['View'] }; // matched by the pattern of this very page
  } catch (error) {
    await shell;
    if (error instanceof PageMoved) return { kind: 'moved', path: sitePath(scope.site, error.path) };
    return { kind: 'failed', status: statusOf(error, report), alternates: failedAlternates(scope, url) };
  }
}

function statusOf(error: unknown, report: (error: unknown) => void): FailedPage['status'] {
  if (error instanceof PageNotFound) return 404;
  report(error);
  return error instanceof CommerceError ? 503 : 500;
}

function failedAlternates({ config, site: { locale } }: AppScope, { pathname }: URL): FailedPage['alternates'] {
  return Object.fromEntries(config.sites.map((site) => [site.hreflang, samePageOn(site, { locale, pathname })]));
}
