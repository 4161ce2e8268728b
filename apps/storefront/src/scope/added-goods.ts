import { href } from '@torg/market-routing';
import type { AddedGoods } from '@torg/stores';
import type { AppScope } from './app-scope.ts';

const parameter = 'added';

/** The cart's page after something was put into it without script; its address says what. */
export function cartWithAdded({ site, stores }: Pick<AppScope, 'site' | 'stores'>): string {
  const { added } = stores.ui;
  return href(site.locale, 'cart', {}, added ? { [parameter]: writeAdded(added) } : {});
}

/** What the address of the cart says was put into it; null where it says nothing that can be read. */
export function readAdded(query: URLSearchParams): AddedGoods | null {
  const [, kind, id, quantity] = /^(sku|package)-(\d{1,9})-(\d{1,4})$/.exec(query.get(parameter) ?? '') ?? [];
  if (kind === undefined || Number(quantity) === 0) return null;
  return kind === 'sku'
    ? { skuId: Number(id), quantity: Number(quantity) }
    : { packageId: Number(id), quantity: Number(quantity) };
}

function writeAdded(added: AddedGoods): string {
  return 'skuId' in added ? `sku-${added.skuId}-${added.quantity}` : `package-${added.packageId}-${added.quantity}`;
}
