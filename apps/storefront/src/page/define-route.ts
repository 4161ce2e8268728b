import type { ComponentType } from 'react';
import type { RouteParams, ShopRouteName } from '@torg/market-routing';
import type { SpecialPage } from '../config/third-parties.ts';
import type { AppScope } from '../scope/app-scope.ts';
import type { PageSketch } from './page-sketch.ts';
import type { PageAbout } from './page-about.ts';

/** What a page says about itself to the browser tab, to search engines and to the market switch. */
export interface PageHead {
  title: string;
  description?: string;
  /** Path of the one address under which the page wants to be known; its own where absent. */
  canonical?: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** The same page on the shop's other sites, for search engines: absolute address by language and country. */
  alternates: Readonly<Record<string, string>>;
  /** Where the market switch leads, likewise; to the same page where absent. */
  switchesTo?: PageHead['alternates'];
  /** What the page is about: its structured data and its breadcrumbs are drawn from it. */
  about?: PageAbout;
  /** The picture that the page opens with, fetched ahead of everything else. */
  leadImage?: { srcSet: string; sizes: string };
  /** What the page is one choice of, such as a product in all its colours: such pages are exchanged in place. */
  family?: string;
  /** True where the page shows something of this visitor alone, so that no cache may keep it. */
  personal?: boolean;
  /** Where somebody else's script stands in the page, such as a provider's form of payment: its policy lets them in, and nobody on other pages. */
  asks?: SpecialPage;
  /** What the page says itself in its own words: that nothing stands there, or that the shop is out of reach. */
  status?: 404 | 503;
}

/** What stands around a page: the whole shop, or, where nothing may distract, no more than its name and the way back. */
export type Frame = 'default' | 'undistracted';

/** Whom a page is shown to. Everybody else is asked to sign in, and led back. */
export type Admission = 'everyone' | 'customers';

/**
 * Where the window stands when a page comes to the screen: at its top, but for choices within one page of a list, and
 * between the pages of an account, where it stays.
 */
export type Arrival = 'at-top' | 'in-list' | 'in-account';

/** One page: what it needs before it shows, what it is called, and how it looks. */
export interface RouteDefinition<Name extends ShopRouteName = ShopRouteName> {
  /** `default` where nothing is said. */
  frame?: Frame;
  /** `everyone` where nothing is said. */
  admits?: Admission;
  /** `at-top` where nothing is said. */
  arrives?: Arrival;
  /** Whether a page can have this address at all, to judge by its parts. Where none can, `load` is not called: nothing stands there. */
  validate?(params: RouteParams<Name>): boolean;
  /** Warms the queries of the page, decides whether it exists and answers with its head. */
  load(scope: AppScope, page: { params: RouteParams<Name>; url: URL }): Promise<PageHead> | PageHead;
  View: ComponentType<{ params: RouteParams<Name> }>;
  /** What is drawn while the page is on its way, where the card that leads to it says enough. */
  Sketch?: ComponentType<{ sketch: PageSketch }>;
}

/** Declares a page. It only fixes the types; `pages.ts` gives it its addresses. */
export function defineRoute<Name extends ShopRouteName>(_name: Name, route: RouteDefinition<Name>) {
  return route;
}

/** The address is well-formed, but nothing stands there. Answered with status 404 and a helpful page. */
export class PageNotFound extends Error {
  constructor(what: string) {
    super(`Nothing stands here: ${what}`);
    this.name = 'PageNotFound';
  }
}

/**
 * The visitor is led to another page: for good, since the page has one right address, or for now. A page that only the
 * server can show is fetched as a document.
 */
export class PageMoved extends Error {
  readonly path: string;
  readonly isForGood: boolean;
  readonly needsDocument: boolean;

  constructor(path: string, { isForGood = true, needsDocument = false } = {}) {
    super(`The page has moved to ${path}`);
    this.name = 'PageMoved';
    this.path = path;
    this.isForGood = isForGood;
    this.needsDocument = needsDocument;
  }
}
