import type { CartLine } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Link } from '@torg/ui';
import { shopPath } from '../../navigation/shop-address.ts';
import { variantText } from '../../display/variant-text.ts';
import * as styles from './cart-contents.css.ts';

/** What lies in a package of the cart, to be opened. */
export function PackageParts({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslate();
  return (
    <details className={styles.parts}>
      <summary className={styles.opener}>{t('cart.package.contents', { count: lines.length })}</summary>
      <ul className={styles.partList}>
        {lines.map(({ id, quantity, product }) => (
          <li key={id}>
            {quantity} × <Link href={shopPath(product.canonicalUrl)}>{product.name}</Link>{' '}
            <span className={styles.partVariant}>{variantText(product)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
