import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useShownPage, type ShownPage } from '../page/shown-page.tsx';
import { useScope } from '../scope/scope-context.tsx';
import { useHydrated } from '../scope/use-hydrated.ts';
import { ComingPart } from './coming-part.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { staticWakers } from './static-wakers.ts';
import * as styles from './static-part.css.ts';

/** A document whose static parts the browser leaves as the server wrote them. */
export interface StaticDocument {
  /** The page that it brought. */
  page: ShownPage;
  /** Whose prices it shows: the email of who was signed in. */
  customer: string | undefined;
  /** On the server, what static parts ask: it notes what they asked. */
  queries?: QueryClient;
}

const StaticDocumentContext = createContext<StaticDocument | null>(null);

/** Null where every part comes alive: in a document that is streamed or lacks something, and in stories. */
export const StaticDocumentProvider = StaticDocumentContext.Provider;

const InPartContext = createContext(false);

/** Whether this is being written into a static part, whose data does not go along. */
export function useIsWrittenOnce(): boolean {
  return use(InPartContext);
}

export interface StaticPartProps {
  /** True in the frame around pages: the part does not change with the page. */
  outlivesPage?: boolean;
  /** They ask for their data by queries of their own: what static parts alone ask for does not go along with the document. */
  children: ReactNode;
}

/**
 * A part of a page that is never hydrated: the browser leaves it as the server wrote it, without its data and at no cost.
 * Another page, another view of VAT or another customer has React draw it, as everywhere.
 *
 * What stands in it is React as elsewhere, but for two things: an effect does not run before React has drawn it, and what
 * its properties say is that of the first document until then. Links lead on and hearts mark at once; whoever uses another
 * control first wakes the part, and what they did is done then.
 */
export function StaticPart(props: StaticPartProps) {
  const written = use(StaticDocumentContext);
  // Code of it that comes later does not keep the rest of the page from coming alive.
  if (written === null) return <ComingPart>{props.children}</ComingPart>;
  return written.queries ? <Written queries={written.queries} {...props} /> : <Kept written={written} {...props} />;
}

/** On the server. */
function Written({ queries, children }: StaticPartProps & { queries: QueryClient }) {
  return (
    <div className={styles.part} data-static="">
      <InPartContext value>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </InPartContext>
    </div>
  );
}

/** React takes what stands there as it is, and sets nothing as long as this is the same object. */
const asWritten = { __html: '' };

/** In the browser: what the server wrote, until there is a reason to draw it. */
const Kept = observer(function Kept(props: StaticPartProps & { written: StaticDocument }) {
  const { outlivesPage = false, written, children } = props;
  const isLeft = useShownPage() !== written.page && !outlivesPage;
  const isHydrated = useHydrated();
  // Where a part comes first with a later page, nothing was written for it.
  const [isKept, setKept] = useState(!isHydrated);
  const [markup, setMarkup] = useState<string | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const { customer, session } = useScope().stores;
  const isOutdated = customer.vatView !== customer.renderedVatView || session.user?.email !== written.customer;
  if (isKept && isLeft) setKept(false);

  const wake = () => {
    setMarkup(element.current?.innerHTML ?? null);
    startTransition(() => setKept(false));
  };
  useWaker(element, isKept, wake);
  useEffect(() => {
    if (isKept && isOutdated) wake();
  }, [isKept, isOutdated]);

  if (isKept && !isLeft) {
    return (
      <div
        key="kept"
        ref={element}
        className={styles.part}
        data-static=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={asWritten}
      />
    );
  }
  const drawn = (
    <div key="drawn" ref={element} className={styles.part}>
      {children}
    </div>
  );
  if (markup === null || isLeft) return drawn;
  // Where its data does not come, what was there stays.
  return (
    <FailureBoundary key="kept" fallback={<div className={styles.part} dangerouslySetInnerHTML={{ __html: markup }} />}>
      {drawn}
    </FailureBoundary>
  );
});

/** Lets the part be woken by its element; whoever does is told when it is drawn. */
function useWaker(element: RefObject<HTMLDivElement | null>, isKept: boolean, wake: () => void): void {
  const waiting = useRef<((drawn: Element) => void)[]>([]);
  useEffect(() => {
    const kept = element.current;
    if (!isKept || !kept) return undefined;
    staticWakers.set(kept, () => {
      wake();
      return new Promise((resolve) => waiting.current.push(resolve));
    });
    return () => void staticWakers.delete(kept);
  });
  useLayoutEffect(() => {
    const drawn = element.current;
    if (isKept || !drawn) return;
    for (const resolve of waiting.current.splice(0)) resolve(drawn);
  }, [element, isKept]);
}
