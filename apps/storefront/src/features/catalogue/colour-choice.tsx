import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { SwatchPicker } from '@torg/ui';
import { shopPath } from '../../views/shop-address.ts';

/** The product's colours, each a product with an address of its own; nothing where there is one colour. */
export function ColourChoice({ product }: { product: Product }) {
  const t = useTranslate();
  if (product.variants.length < 2) return null;
  return (
    <SwatchPicker
      label={t('product.colour')}
      current={shopPath(product.canonicalUrl)}
      options={product.variants.map(({ canonicalUrl, label, attributes, stock }) => ({
        href: shopPath(canonicalUrl),
        label,
        colour: attributes.hex,
        isSoldOut: stock.total === 0,
      }))}
      soldOutLabel={t('product.soldOut')}
    />
  );
}
