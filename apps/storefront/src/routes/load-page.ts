import type { ComponentType } from 'react';
import { CommerceError } from '@torg/commerce-sdk';
import { loadShell } from '../features/shell/load-shell.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { PageMoved, PageNotFound, type PageHead } from './define-route.ts';
import { fetchPage, matchPage, type PageName } from './pages.ts';

/** A page that is ready to be shown. */
export interface FoundPage {
  kind: 'found';
  name: PageName;
  params: Readonly<Record<string, string>>;
  head: PageHead;
  View: ComponentType<{ params: never }>;
}

/** A page that cannot be shown: missing, out of reach because the API does not answer, or broken. */
export interface FailedPage {
  kind: 'failed';
  status: 404 | 503 | 500;
}

export type ShownPage = FoundPage | FailedPage;

/** What an address leads to: a page, or another address. */
export type PageAnswer = ShownPage | { kind: 'moved'; path: string };

/**
 * Loads the page behind an address, with everything it shows: on the server for a document, in the browser for a
 * navigation. A failure is an answer too; what is not the API's is also reported.
 */
export async function loadPage(scope: AppScope, url: URL, report: (error: unknown) => void): Promise<PageAnswer> {
  const shell = loadShell(scope);
  try {
    if (/.\/$/.test(url.pathname)) throw new PageMoved(url.pathname.replace(/\/+$/, '') + url.search);
    const match = matchPage(scope.site.locale, url.pathname);
    if (!match) throw new PageNotFound(url.pathname);
    const { load, View } = await fetchPage(match.name);
    const head = await load(scope, { params: match.params as never, url }); // matched by the page's own pattern
    await shell;
    return { kind: 'found', ...match, head, View: View as FoundPage['View'] }; // as above
  } catch (error) {
    await shell;
    return answerTo(error, report);
  }
}

function answerTo(error: unknown, report: (error: unknown) => void): PageAnswer {
  if (error instanceof PageMoved) return { kind: 'moved', path: error.path };
  if (error instanceof PageNotFound) return { kind: 'failed', status: 404 };
  report(error);
  return { kind: 'failed', status: error instanceof CommerceError ? 503 : 500 };
}
