import type { ShopView } from '../scope/request-scope.ts';
import { readFormerAddress } from './former-address.rules.ts';
import type { FormerName } from './address-history.repository.ts';
import { categoryPath, productPath } from './page-paths.ts';

/** Where an address leads that is no more: the path of today, or null where nothing is known or nothing took its place. */
export async function findNewAddress(url: string, view: ShopView): Promise<string | null> {
  const address = readFormerAddress(url);
  if (!address) return null;
  const moved = await view.catalogue.movedUrl(address.path);
  if (moved) return moved.newUrl;
  const former = address.named && (await view.catalogue.formerName(address.named));
  const path = former && (await pathOf(former, view));
  return path === address.path ? null : path;
}

async function pathOf({ kind, targetId }: FormerName, { catalogue, shop }: ShopView): Promise<string | null> {
  const tree = await catalogue.categories();
  if (kind === 'product') {
    const product = await catalogue.products.load(targetId);
    return product ? productPath(product, tree, shop.language.id) : null;
  }
  const text = kind === 'category' ? tree.find(targetId)?.texts.get(shop.language.id) : undefined;
  return text ? categoryPath(text.alias) : null;
}
