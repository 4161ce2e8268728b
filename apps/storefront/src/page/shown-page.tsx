import { createContext, useContext, type ComponentType } from 'react';
import type { Arrival, Frame, PageHead, RouteDefinition } from './define-route.ts';
import type { SentForm } from './form/define-form.ts';
import type { PageSketch } from './page-sketch.ts';
import type { PageMatch } from './page-names.ts';

/** A page that is there, but for its component. */
export type DescribedPage = PageMatch & {
  kind: 'found';
  head: PageHead;
  /** The form that the page is the answer to, where a browser without script sent one. */
  sent?: SentForm;
};

/** A page that is ready to be shown. */
export type FoundPage = DescribedPage & {
  View: ComponentType<{ params: never }>;
  frame: Frame;
  arrives: Arrival;
  /** What was shown of it before it was there. */
  sketch?: PageSketch;
  /** True for the sketch itself: the page is still on its way. */
  isSketch?: true;
};

/** A page that cannot be shown: missing, given up, out of reach because the API does not answer, or broken. */
export interface FailedPage {
  kind: 'failed';
  status: 404 | 410 | 503 | 500;
  /** True where the browser had no connection: it is not the shop that failed. */
  isOffline?: boolean;
  /** Where the market switch leads from here: absolute address by language and country. */
  alternates: PageHead['alternates'];
}

/** A page of which no more is known than what its card says. Null where its route draws none. */
export function sketchedPage(
  page: DescribedPage,
  { Sketch, ...route }: RouteDefinition,
  sketch: PageSketch,
): FoundPage | null {
  if (!Sketch) return null;
  const View = () => <Sketch sketch={sketch} />;
  return { ...withRoute(page, route), View, sketch, isSketch: true };
}

export type ShownPage = FoundPage | FailedPage;

/** Gives a described page the component and the options of its route. */
export function withRoute(page: DescribedPage, { View, frame, arrives }: RouteDefinition): FoundPage {
  return {
    ...page,
    frame: frame ?? 'default',
    arrives: arrives ?? 'at-top',
    View: View as FoundPage['View'], // matched by the pattern of this very page
  };
}

const ShownPageContext = createContext<ShownPage | null>(null);

export const ShownPageProvider = ShownPageContext.Provider;

/** The page that the frame is showing, for the parts of the frame that follow it. */
export function useShownPage(): ShownPage {
  const page = useContext(ShownPageContext);
  if (!page) throw new Error('This component stands outside the shop: wrap it in ShownPageProvider');
  return page;
}
