import { observer } from 'mobx-react-lite';
import type { Cart } from '@torg/commerce-sdk/domain';
import { Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { CartTotals } from './cart-totals.tsx';
import { PromoCode } from './promo-code.tsx';

/** What the cart comes to, and the code on it. It begins with the cart that the page began with, and follows the store. */
export const CartSums = observer(function CartSums({ rendered }: { rendered: Cart }) {
  const { stores } = useScope();
  const cart = (useHydrated() ? stores.cart.cart : null) ?? rendered;
  return (
    <Stack space="m">
      <PromoCode code={cart.promoCode} />
      <CartTotals cart={cart} />
    </Stack>
  );
});
