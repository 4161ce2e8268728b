import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';

/** Leads an organisation to all sizes and colours at once, where there are several. */
export const OrderSizesLink = observer(function OrderSizesLink({ product }: { product: Product }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const isOne = product.skus.length < 2 && product.variants.length < 2;
  if (isOne || stores.customer.customerType !== 'ORGANIZATION') return null;
  return (
    <div>
      <Link href={href(site.locale, 'orderSizes', {}, { product: product.alias })} isStandalone>
        {t('product.orderSizes')}
      </Link>
    </div>
  );
});
