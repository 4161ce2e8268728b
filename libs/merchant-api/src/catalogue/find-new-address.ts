import { pageAddress } from '../market/page-address.ts';
import type { ShopView } from '../scope/request-scope.ts';
import { readFormerAddress } from './former-address.rules.ts';
import type { FormerName } from './address-history.repository.ts';
import { brandPath, categoryPath, productPath } from './page-paths.ts';

/** Where an address leads that is no more: the address of today, or null where nothing is known or nothing took its place. */
export async function findNewAddress(url: string, view: ShopView): Promise<string | null> {
  const address = readFormerAddress(url, view.shop);
  if (!address) return null;
  const moved = await view.catalogue.movedUrl(address.path);
  if (moved) return moved.newUrl?.startsWith('/') ? pageAddress(view.shop, moved.newUrl) : moved.newUrl;
  const former = address.named && (await view.catalogue.formerName(address.named));
  const path = former && (await pathOf(former, view));
  return path === null || path === address.path ? null : pageAddress(view.shop, path);
}

async function pathOf({ kind, targetId }: FormerName, view: ShopView): Promise<string | null> {
  const { catalogue, campaigns, shop } = view;
  switch (kind) {
    case 'product': {
      const product = await catalogue.products.load(targetId);
      return product ? productPath(product, await catalogue.categories(), shop.language.id) : null;
    }
    case 'category': {
      const text = (await catalogue.categories()).find(targetId)?.texts.get(shop.language.id);
      return text ? categoryPath(text.alias) : null;
    }
    case 'brand': {
      const brand = await catalogue.brands.load(targetId);
      return brand ? brandPath(brand.alias) : null;
    }
    case 'campaign':
      return campaigns.pathOf(targetId);
  }
}
