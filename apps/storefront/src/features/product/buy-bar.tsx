import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, PriceTag, StickyBuyBar } from '@torg/ui';
import { countryOf } from '../../display/country-of.ts';
import { perUnitView, priceView } from '../../display/price-view.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { buyIds } from './buy-form.tsx';

/**
 * A second button of the form that buys, on a phone that does not show the first: it lies below name and price, and above
 * what there is to know. It belongs to the form, and does the same.
 */
export const BuyBar = observer(function BuyBar({ product }: { product: Product }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { name, price, lowestPrice, stock, skus } = product;
  if (price === null || skus.length === 0 || stock.total <= 0) return null;
  const viewer = { locale: site.locale, vatView: stores.customer.vatView, t };
  return (
    <StickyBuyBar
      watches={buyIds.button}
      name={name}
      price={<PriceTag {...priceView(price, lowestPrice, viewer)} {...perUnitView(product, viewer, countryOf(site))} />}
    >
      <Button type="submit" form={buyIds.form} icon="cart">
        {t('product.addToCart')}
      </Button>
    </StickyBuyBar>
  );
});
