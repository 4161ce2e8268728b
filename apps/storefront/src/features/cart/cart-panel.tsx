import { Suspense, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { siteHref } from '@torg/market-routing';
import { useScope } from '../../scope/scope-context.tsx';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';

/** The panel brings a dialog with it, which no page needs before it opens. */
const CartDrawer = lazyPart(['cart', 'goods'], async () => (await import('./cart-drawer.tsx')).fetchCartDrawer());

/** The cart beside the page, fetched when something is put in it or it is opened for the first time. */
export const CartPanel = observer(function CartPanel() {
  const { stores, translation } = useScope();
  const { cartPanelOpen } = stores.ui;
  const { isAdding } = stores.cart;
  const [wasOpened, setWasOpened] = useState(false);
  if (cartPanelOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (isAdding) CartDrawer.fetchAhead(translation);
  }, [isAdding, translation]);
  return (
    wasOpened && (
      <FailureBoundary fallback={<CartPageInstead />}>
        <Suspense>
          <CartDrawer />
        </Suspense>
      </FailureBoundary>
    )
  );
});

/** Where the panel cannot be had, the cart's own page serves as well. */
const CartPageInstead = observer(function CartPageInstead() {
  const { site, stores } = useScope();
  const { ui } = stores;
  const { cartPanelOpen } = ui;
  useEffect(() => {
    if (!cartPanelOpen) return;
    // Whoever comes back to this page, as it was left, can press it again.
    ui.setCartPanelOpen(false);
    window.location.assign(siteHref(site, 'cart', {}));
  }, [ui, cartPanelOpen, site]);
  return null;
});
