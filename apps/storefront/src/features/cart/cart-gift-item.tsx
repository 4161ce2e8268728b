import { observer } from 'mobx-react-lite';
import type { CartLine as Line } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { CartLine, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { thumbnailView } from '../../display/picture-view.ts';
import { priceView } from '../../display/price-view.ts';
import { shopPath } from '../../navigation/shop-address.ts';
import { variantText } from '../../display/variant-text.ts';

/** A line that the shop gives for nothing; there is nothing to change about it. */
export const CartGiftItem = observer(function CartGiftItem({ line }: { line: Line }) {
  const t = useTranslate();
  const { config, site } = useScope();
  const { product } = line;
  const [image] = product.images;
  return (
    <li>
      <CartLine
        href={shopPath(product.canonicalUrl)}
        name={product.name}
        variant={variantText(product)}
        image={image && thumbnailView(config.imageBase, image)}
        price={priceView(line.totalPrice, null, { locale: site.locale, vatView: 'incVat', t })}
        quantity={<Text tone="muted">{t('cart.line.gift')}</Text>}
      />
    </li>
  );
});
