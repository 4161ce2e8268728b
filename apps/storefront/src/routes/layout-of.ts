import type { ShopRouteName } from '@torg/market-routing';
import type { Layout, RouteDefinition } from './define-route.ts';

/** The frame of a page: what it says itself; on the way through the checkout, nothing distracts. */
export function layoutOf(name: ShopRouteName, { layout }: Pick<RouteDefinition, 'layout'>): Layout {
  return layout ?? (isCheckout(name) ? 'undistracted' : 'default');
}

/** Every page with checkout in its name counts as a part of it. */
function isCheckout(name: ShopRouteName): boolean {
  return /checkout/i.test(name);
}
