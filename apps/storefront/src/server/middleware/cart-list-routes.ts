import { Hono } from 'hono';
import { cartListPath } from '../../navigation/cart-list-path.ts';
import { cartList } from '../cart-list.ts';
import { pageScope } from './page-scope.ts';
import type { ShopEnv } from './request-variables.ts';

/** The visitor's cart as a file that a spreadsheet opens, and that can be ordered anew by its article numbers. */
export function cartListRoutes(): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  routes.get('*', async ({ var: known }, next) => {
    if (known.path !== cartListPath) return next();
    const { scope, cookies } = await pageScope(known, { isForm: false });
    await scope.loadCart();
    const { cart, customer } = scope.stores;
    const vatView = customer.customerType === 'ORGANIZATION' ? 'exVat' : 'incVat';
    const headers = new Headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${scope.t('cart.heading').toLowerCase()}.csv"`,
      'cache-control': 'private, no-store',
    });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(cartList(cart.cart?.lines ?? [], { vatView, t: scope.t }), { headers });
  });
  return routes;
}
