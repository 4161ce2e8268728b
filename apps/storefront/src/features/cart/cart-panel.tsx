import { lazy, Suspense, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useScope } from '../../scope/scope-context.tsx';

/** The panel brings a dialog with it, which no page needs before it opens. */
const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }));

/** The cart beside the page, fetched when it is opened for the first time. */
export const CartPanel = observer(function CartPanel() {
  const { cartPanelOpen } = useScope().stores.ui;
  const [wasOpened, setWasOpened] = useState(false);
  if (cartPanelOpen && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <CartDrawer />
      </Suspense>
    )
  );
});
