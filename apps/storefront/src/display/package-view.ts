import type { CartLine } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { PackageContentsProps } from '@torg/ui';
import { variantText } from './variant-text.ts';

/** What lies in a package, to be opened. */
export function packageView(lines: readonly CartLine[], t: Translate): PackageContentsProps {
  return {
    label: t('cart.package.contents', { count: unitsOf(lines) }),
    items: lines.map(({ quantity, product }) => ({
      name: product.name,
      variant: variantText(product),
      quantity: t('cart.package.quantity', { count: quantity }),
    })),
  };
}

/** How many pieces lines are, as the mark on the cart counts them. */
export function unitsOf(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
