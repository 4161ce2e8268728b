import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link } from '@torg/ui';
import { comparedWith } from '../../scope/compared-products.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';

/** Leads to the comparison of this product with those that this tab compares already. */
export function CompareLink({ productId }: { productId: number }) {
  const t = useTranslate();
  const { compared, site } = useScope();
  const ids = useHydrated() ? comparedWith(compared, productId) : [productId];
  const others = ids.length - 1;
  return (
    <Link href={href(site.locale, 'compare', {}, { products: ids.join() })} isStandalone>
      {others > 0 ? t('product.compareWith', { count: others }) : t('product.compare')}
    </Link>
  );
}
