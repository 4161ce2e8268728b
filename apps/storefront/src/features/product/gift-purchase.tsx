import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@torg/commerce-sdk/domain';
import { giftTermsQuery } from '../../queries/gift-terms-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { BuyForm, buyIds } from './buy-form.tsx';
import { LaterGiftForm } from './gift-parts.ts';
import { productFamily } from './product-family.ts';

/** Buys a gift card of the amount that is chosen; by the plain form where the account sends none to others. */
export function GiftPurchase({ product }: { product: Product }) {
  const { data: terms } = useSuspenseQuery(giftTermsQuery(useScope()));
  const [sku] = product.skus;
  if (!terms || !sku || product.skus.length > 1) return <BuyForm product={product} />;
  const isSoldOut = product.stock.total === 0;
  return (
    <>
      {/* The amount belongs to the form, and changes without it: who is for whom stays typed. */}
      <input type="hidden" form={buyIds.form} name="skuId" value={sku.skuId} />
      <LaterGiftForm key={`${productFamily(product)} ${isSoldOut}`} product={product} terms={terms} />
    </>
  );
}
