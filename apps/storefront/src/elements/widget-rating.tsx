import { useEffect } from 'react';
import type { LipscoreWindow } from '../config/review-widget.ts';
import { useScope } from '../scope/scope-context.tsx';

/** What the review provider is told of a product. */
interface ReviewedProduct {
  productId: number;
  name: string;
  canonicalUrl: string;
  brand: { name: string } | null;
}

interface WidgetPlaceProps {
  product: ReviewedProduct;
  kind: 'lipscore-rating-small' | 'lipscore-review-list';
}

/** A place that the review provider's script fills in, and nobody else: it stays empty where that does not come. */
export function WidgetPlace({ product: { productId, name, canonicalUrl, brand }, kind }: WidgetPlaceProps) {
  const { site } = useScope();
  // A page that came by a link was not there when the script looked for its places.
  useEffect(refillPlaces, [productId]);
  return (
    <div
      id={kind === 'lipscore-review-list' ? kind : undefined}
      className={kind}
      data-ls-product-id={productId}
      data-ls-product-name={name}
      data-ls-product-url={new URL(canonicalUrl, site.origin).href}
      data-ls-brand={brand?.name}
    />
  );
}

let isAsked = false;

/** Has the script look for its places, once for all that came together. */
function refillPlaces(): void {
  const { lipscore }: LipscoreWindow = window;
  if (!lipscore || isAsked) return;
  isAsked = true;
  queueMicrotask(() => {
    isAsked = false;
    try {
      lipscore.reInitWidgets(true);
    } catch (error) {
      // The page is whole without it.
      console.error(error);
    }
  });
}
