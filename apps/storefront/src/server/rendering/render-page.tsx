import { PassThrough, Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { sitePath } from '@torg/market-routing';
import { takeSnapshot } from '@torg/stores';
import { App } from '../../app.tsx';
import { fetchFlows } from '../../elements/widgets/flow-code.ts';
import { errorTexts } from '../../layouts/error-texts.ts';
import type { PageHead } from '../../page/define-route.ts';
import { packProducts } from '../../queries/packed-products.ts';
import { loadPage, type PageAnswer } from '../../routes/load-page.ts';
import type { ShownPage } from '../../page/shown-page.tsx';
import { RouterLink } from '../../navigation/router-link.tsx';
import { ServerRouter } from '../../navigation/server-router.tsx';
import type { AppScope } from '../../scope/app-scope.ts';
import { hreflangs } from '../../page/alternates.ts';
import type { SentForm } from '../../page/form/define-form.ts';
import type { PageName } from '../../page/page-names.ts';
import { waitsForTouch } from '../../page/waits-for-touch.ts';
import { asksToSignIn } from '../../navigation/sign-in-address.ts';
import type { PageAssets } from '../asset-manifest.ts';
import type { ChannelTheme } from '../channel-theme.ts';
import type { TimeStep } from '../time-step.ts';
import { structuredData } from '../discovery/structured-data.ts';
import { redirect } from '../middleware/redirect.ts';
import { contentSecurityPolicy } from '../middleware/security-headers.ts';
import {
  appEnd,
  appStart,
  documentEnd,
  documentStart,
  entryScript,
  stateScript,
  type CountLabels,
  type DocumentParts,
} from './html-document.ts';
import { earlyPictures } from './early-pictures.ts';
import { noteAskedQueries, type AskedQueries } from './asked-queries.ts';
import { pickStyles, type DocumentStyles } from './pick-styles.ts';
import { settleQueries } from './settle-queries.ts';
import { isAskedWhole, wholeAddress } from './whole-page.ts';

/** A late part that has not come by then (ms) is left to the browser. */
const longestWait = 10_000;

/** A form that the page is the answer to. */
export interface AnsweredForm {
  sent: SentForm;
  /** 200 where it did what it was asked for. */
  status: 200 | 422 | 503;
}

export interface PageRequest {
  /** Its address. */
  url: URL;
  scope: AppScope;
  /** Null where nothing was sent. */
  answered: AnsweredForm | null;
  /** Null is a page that failed. */
  assetsFor(page: PageName | null): PageAssets;
  theme: ChannelTheme | null;
  newNonce(): string;
  /** Times what the page is made in; of a stream, its first piece. */
  timeStep: TimeStep;
  report(error: unknown): void;
  /** Markup for browsers that are too old for the shop. */
  notice: string;
  development: boolean;
  /** Whether static parts stay as they are written, and come without their data. */
  hasStaticParts: boolean;
  /** How long (ms) a page waits for its deferred parts before it is streamed without them. */
  patience: number;
}

/** A page on its way to a document. */
interface Document {
  page: ShownPage;
  parts: DocumentParts;
  status: number;
}

/** Loads and renders one page: in one piece where all of its data is quick, streamed where a part is slow. */
export async function renderPage(request: PageRequest): Promise<Response> {
  const { answer, isSettled } = await request.timeStep('load', () => loadData(request));
  if (answer.kind === 'moved') return sendOn(answer);
  return request.timeStep('render', async () => {
    const document = describeRendering(request, answer);
    return isSettled ? renderWhole(request, document) : renderStream(request, document);
  });
}

async function loadData({ scope, url, answered, report, patience }: PageRequest) {
  const [answer] = await Promise.all([loadPage(scope, url, report), fetchFlows(scope)]);
  // Who sends a form plainly has no script that would put late parts in their places, and is not asked to send it twice.
  const isWhole = answered !== null || isAskedWhole(url);
  const isSettled = answer.kind === 'moved' || (await settleQueries(scope.queries, isWhole ? longestWait : patience));
  return { answer, isSettled };
}

function describeRendering(request: PageRequest, loaded: ShownPage): Document {
  const page = loaded.kind === 'found' && request.answered ? { ...loaded, sent: request.answered.sent } : loaded;
  return { page, parts: describeDocument(request, page), status: statusOf(request, page) };
}

/** The shop showing the page. Where it is noted which part asked what, static parts are written for good. */
function drawShop({ scope, url }: PageRequest, page: ShownPage, asked: AskedQueries | null): ReactNode {
  return (
    <App
      scope={asked ? { ...scope, queries: asked.live } : scope}
      page={page}
      written={asked && { page, customer: scope.stores.session.user?.email, queries: asked.once }}
      // Where paths begin with nothing, a document's links need no router.
      link={scope.site.basePath ? RouterLink : 'a'}
      router={(shop) => (
        <ServerRouter basePath={scope.site.basePath} path={url.pathname + url.search}>
          {shop}
        </ServerRouter>
      )}
    />
  );
}

function statusOf({ answered }: PageRequest, page: ShownPage): number {
  if (page.kind === 'failed') return page.status;
  return page.head.status ?? answered?.status ?? 200;
}

/** What is only for now depends on who asks, so no cache may keep it. */
function sendOn({ path, isForGood }: Extract<PageAnswer, { kind: 'moved' }>): Response {
  return isForGood ? redirect(path, 301) : redirect(path, 302, { 'cache-control': 'private, no-store' });
}

function describeDocument(
  { url, scope, answered, assetsFor, theme, notice }: PageRequest,
  page: ShownPage,
): DocumentParts {
  const { site, t, config } = scope;
  const head = page.kind === 'found' ? page.head : failedHead(errorTexts(page.status, t).title);
  return {
    languageId: site.languageId,
    canonical: site.origin + (head.canonical === undefined ? url.pathname : sitePath(site, head.canonical)),
    head,
    alternates: hreflangs(head.alternates, config.sites),
    structuredData: structuredData(scope, head.about),
    assets: assetsFor(page.kind === 'found' ? page.name : null),
    themeCss: theme?.css ?? '',
    title: (title) => t('shell.title', { page: title, shop: config.shop.name }),
    siteName: config.shop.name,
    notice,
    wholeAddress: answered || isAskedWhole(url) ? null : wholeAddress(url),
    page: page.kind === 'found' ? page.name : null,
    customerType: scope.stores.customer.customerType,
    waitsForTouch: canWaitForTouch(scope, page, url),
    countLabels: {
      cart: countLabels(t('shell.cart'), (count) => t('shell.cart.count', { count })),
      favourites: countLabels(t('shell.favourites'), (count) => t('shell.favourites.count', { count })),
    },
    heartLabels: {
      mark: t('goods.favourite.add', { name: '{name}' }),
      unmark: t('goods.favourite.remove', { name: '{name}' }),
    },
  };
}

/** Whether the document shows all that there is to see, so that nothing is missed until somebody touches it. */
function canWaitForTouch({ stores, preview, queries }: AppScope, page: ShownPage, { searchParams }: URL): boolean {
  if (page.kind === 'failed' || !waitsForTouch(page.name) || !isComplete(queries)) return false;
  return stores.session.user === null && preview === null && !asksToSignIn(searchParams);
}

/** Both languages tell one from all other numbers, and nothing else. */
function countLabels(name: string, counted: (count: number) => string): CountLabels {
  return { none: name, one: `${name}, ${counted(1)}`, other: `${name}, ${counted(2).replace('2', '{count}')}` };
}

function failedHead(title: string): PageHead {
  return { title, indexed: false, alternates: {} };
}

/** A deferred section brings its own data, beside its markup; what was only a source of the page's is not shown. */
function belongsToPage({ state, meta }: Query): boolean {
  return state.status === 'success' && !meta?.deferred && !meta?.staysBehind;
}

function shopState(scope: AppScope, page: ShownPage, asked: AskedQueries | null) {
  // Beside a provider's form its script reads all that is here.
  const isReadByOthers = page.kind === 'found' && page.head.asks === 'payment-page';
  const { state: queries, hasPacked } = packProducts(
    dehydrate(scope.queries, {
      shouldDehydrateQuery: (query) => belongsToPage(query) && asked?.isOnlyOnce(query.queryHash) !== true,
    }),
  );
  return {
    site: scope.site,
    config: scope.config,
    queries,
    ...(hasPacked && { hasPacked }),
    stores: takeSnapshot(scope.stores, {
      isPersonal: isForOneAlone(scope, page) && !isReadByOthers,
      hasCart: !isReadByOthers,
    }),
    page: describePage(page),
    ...(asked && { hasStaticParts: true }),
    ...(scope.preview && { previewer: scope.preview.by }),
  };
}

/** Whether a page shows something of one visitor, such as the prices of who is signed in. */
function isForOneAlone({ stores }: AppScope, page: ShownPage): boolean {
  return stores.session.user !== null || (page.kind === 'found' && page.head.personal === true);
}

/** The browser fetches the component itself. */
function describePage(page: ShownPage) {
  if (page.kind === 'failed') return page;
  const { View: _view, frame: _frame, arrives: _arrives, ...described } = page;
  return described;
}

function pageHeaders(
  { url, scope, answered, theme, development }: PageRequest,
  { parts, status }: Document,
  { nonce, styles }: { nonce?: string | undefined; styles?: DocumentStyles | null },
) {
  const policy = contentSecurityPolicy(scope.config, {
    nonce,
    styleSources: [styles, theme].flatMap((one) => one?.source ?? []),
    asks: parts.head.asks,
    ownOrigins: scope.config.sites.map(({ origin }) => origin).filter((origin) => origin !== scope.site.origin),
  });
  // Where somebody is asked to sign in, the address says where they were going.
  const isOnes = parts.head.personal || asksToSignIn(url.searchParams);
  const isForEveryone = !answered && !isOnes && scope.stores.customer.customerType === 'PERSON';
  const isCacheable = !nonce && isComplete(scope.queries) && isForEveryone && status === 200;
  return {
    'content-type': 'text/html; charset=utf-8',
    ...(development ? {} : { 'content-security-policy': policy }),
    // The address of one visitor's page may be all that it takes to see it.
    ...(isOnes && { 'referrer-policy': 'same-origin' }),
    ...(scope.config.marketsHere.length > 0 && { vary: 'cookie' }),
    // A stream must not wait in a proxy's compressor for the part that is late; ours flushes each piece.
    'cache-control': isCacheable
      ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
      : `private, no-store${nonce ? ', no-transform' : ''}`,
  };
}

function isComplete(queries: QueryClient): boolean {
  return queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
}

function renderWhole(request: PageRequest, document: Document): Response {
  const { page, parts, status } = document;
  const { queries } = request.scope;
  // What a part was written without the browser asks for once more, so all of it comes alive there.
  const asked = request.hasStaticParts && isComplete(queries) ? noteAskedQueries(queries) : null;
  // What a form of payment brings along is let run by the nonce that the tab reads off the entry script.
  const nonce = parts.head.asks === 'payment-page' ? request.newNonce() : undefined;
  const markup = appStart + renderToString(drawShop(request, page, asked)) + appEnd;
  const end = documentEnd(parts);
  const styles = pickStyles(parts.assets.rules, markup + end, parts.themeCss);
  const state = stateScript(shopState(request.scope, page, asked));
  // What a provider's form runs beside the page's script, it runs at once.
  const start = nonce === undefined ? 'when-meant' : 'at-once';
  const script = nonce === undefined ? '' : entryScript(parts.assets.entry, nonce);
  const early = earlyPictures(parts.page, markup);
  const body = documentStart({ ...parts, early }, styles, start) + markup + state + script + end;
  // A Response would go through every character of a text once more before it encodes it.
  return new Response(Buffer.from(body), { status, headers: pageHeaders(request, document, { nonce, styles }) });
}

function renderStream(request: PageRequest, document: Document): Promise<Response> {
  const { page, parts, status } = document;
  // What asks late is not known when the state is sent, so every part of the page comes alive.
  const state = stateScript(shopState(request.scope, page, null));
  const nonce = request.newNonce();
  const headers = pageHeaders(request, document, { nonce });
  const body = new PassThrough();
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => stream.abort(), longestWait);
    // A visitor who leaves needs the rest no more.
    body.on('close', () => stream.abort());
    body.on('error', () => stream.abort());
    const stream = renderToPipeableStream(drawShop(request, page, null), {
      nonce,
      bootstrapModules: [parts.assets.boot],
      // Left alone, React sends whatever is large after the rest, ready or not, and the footer moves when it comes.
      progressiveChunkSize: Infinity,
      onShellReady() {
        // The entry script starts as soon as the shell is there, so the state goes ahead of it.
        body.write(documentStart({ ...parts, waitsForTouch: false }, null, 'streamed') + state + appStart);
        const markup = new PassThrough();
        markup.on('data', (chunk) => body.write(chunk));
        markup.on('end', () => body.end(appEnd + documentEnd(parts)));
        stream.pipe(markup);
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers })); // Node's type of the same stream
      },
      onAllReady: () => clearTimeout(deadline),
      onShellError(error) {
        clearTimeout(deadline);
        reject(error);
      },
      onError: request.report,
    });
  });
}
