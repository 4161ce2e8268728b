import { useEffect, useRef, useState, type ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import type { AddedGoods } from '@torg/stores';
import { ButtonLink, Stack } from '@torg/ui';
import { Drawer, OverlayProvider } from '@torg/ui/overlays';
import { useScope } from '../../scope/scope-context.tsx';
import { useShownPage } from '../../page/shown-page.tsx';
import { AddedInPanel, addedTitle, useAddedView } from './added-notice.tsx';
import { cartParts, LaterGoesWith } from './cart-parts.ts';
import { CheckoutLink } from './checkout-link.tsx';
import { CartContents } from './cart-contents.tsx';

/** The panel, once all that it shows at first is there. */
export async function fetchCartDrawer(): Promise<ComponentType> {
  await cartParts.fetch();
  return CartDrawer;
}

/** The cart as a panel over the page. */
const CartDrawer = observer(function CartDrawer() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { ui, cart } = stores;
  const added = useAddedView(useAddedInView());
  const page = useShownPage();
  const openedOver = useRef(page);
  useEffect(() => {
    // A link in the panel leads to another page, which the panel would hide.
    if (openedOver.current !== page) ui.setCartPanelOpen(false);
    openedOver.current = page;
  }, [page, ui]);
  useEffect(() => {
    if (ui.cartPanelOpen) cart.readNews().catch(() => {});
  }, [ui.cartPanelOpen, cart]);
  return (
    <OverlayProvider locale={site.languageId}>
      <Drawer
        title={added ? addedTitle(added, t) : t('cart.heading')}
        closeLabel={t('cart.close')}
        isOpen={ui.cartPanelOpen}
        onOpenChange={ui.setCartPanelOpen}
        footer={
          cart.itemCount > 0 && (
            <Stack space="s">
              <CheckoutLink onClick={() => ui.setCartPanelOpen(false)} />
              <ButtonLink
                href={href(site.locale, 'cart', {})}
                variant="secondary"
                isFullWidth
                onClick={() => ui.setCartPanelOpen(false)}
              >
                {t('cart.open')}
              </ButtonLink>
            </Stack>
          )
        }
      >
        {added && cart.cart ? (
          <Stack space="l">
            <AddedInPanel view={added} onGoOn={() => ui.setCartPanelOpen(false)} />
            <LaterGoesWith rendered={cart.cart} isPage={false} />
            <CartContents hasGoesWith={false} />
          </Stack>
        ) : (
          <CartContents />
        )}
      </Drawer>
    </OverlayProvider>
  );
});

/** What was put in the cart last. The panel goes on naming it while it closes, when it counts no more. */
function useAddedInView(): AddedGoods | null {
  const { ui } = useScope().stores;
  const [inView, setInView] = useState(ui.added);
  if (ui.cartPanelOpen && inView !== ui.added) setInView(ui.added);
  return inView;
}
