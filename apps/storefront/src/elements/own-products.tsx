import { Suspense, useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useScope } from '../scope/scope-context.tsx';
import { useHydrated } from '../scope/use-hydrated.ts';
import { readViewed } from '../scope/viewed-products.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

const OwnProductCards = lazyPart(['goods'], async () => (await import('./own-product-cards.tsx')).OwnProductCards);

export interface OwnProductsProps {
  of: 'viewed' | 'favourites';
  heading: string;
  /** How many are shown at most. */
  most?: number;
  /** Whom the page is about, and who is not shown to have been looked at. */
  without?: number;
}

/**
 * Products that this browser alone knows: what was looked at here, or what is marked. They come when the visitor nears
 * them, and a page to whose visitor nothing was shown yet has nothing there.
 */
export const OwnProducts = observer(function OwnProducts(props: OwnProductsProps) {
  const { of, without, most = 4 } = props;
  const { stores, viewed } = useScope();
  const isHydrated = useHydrated();
  const [place, isNear] = useIsNear();
  const ids = of === 'favourites' ? stores.favourites.ids : isHydrated ? readViewed(viewed) : [];
  const shown = ids.filter((id) => id !== without).slice(0, most);
  return (
    <div ref={place}>
      {isHydrated && isNear && shown.length > 0 && (
        <FailureBoundary fallback={null}>
          <Suspense>
            <OwnProductCards list={of} heading={props.heading} productIds={shown} />
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  );
});

/** Whether a place is on the screen, or soon will be. */
function useIsNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '800px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear] as const;
}
