import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { groupedItems } from '@torg/stores/grouped-items';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, ButtonLink, EmptyState, Notice, Stack, Text } from '@torg/ui';
import { Announcement } from '../../elements/announcement.tsx';
import { LaterCartDelivery } from '../../elements/delivery-parts.ts';
import { WaitingNotice } from '../../elements/waiting-notice.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { CartGiftItem } from './cart-gift-item.tsx';
import { CartItem, type CartItemProps } from './cart-item.tsx';
import {
  LaterCartPromises,
  LaterCartTools,
  LaterCustomerFit,
  LaterGoesWith,
  LaterMostSold,
  LaterPriceNews,
  LaterSetAside,
  LaterSums,
} from './cart-parts.ts';
import { itemsInPlace } from './line-places.ts';
import { CheckoutLink } from './checkout-link.tsx';
import { usePickedPackages } from './use-picked-packages.ts';
import * as styles from './cart-contents.css.ts';

const emptyBowl = { src: '/pictures/empty-cart.avif', width: 720, height: 540, alt: '' };

/** How long (ms) there is to hear what was taken out. */
const heardFor = 5_000;

interface CartContentsProps {
  /** It has the width of a page. */
  isPage?: boolean;
  /** False where what goes with it stands elsewhere. */
  hasGoesWith?: boolean;
}

/** Lines and totals of the cart, or why there are none. A removed line leaves the focus here, and not on nothing. */
export function CartContents({ isPage = false, hasGoesWith = true }: CartContentsProps) {
  const region = useRef<HTMLDivElement>(null);
  const [removal, setRemoval] = useState<{ said: string } | null>(null);
  useEffect(() => {
    if (!removal) return;
    // Whoever reads on finds it where it can be had back, and nowhere else.
    const timer = setTimeout(() => setRemoval(null), heardFor);
    return () => clearTimeout(timer);
  }, [removal]);
  return (
    <div ref={region} data-cart tabIndex={-1} className={styles.contents}>
      <WaitingNotice />
      <Announcement of={removal}>{removal?.said}</Announcement>
      <CartState
        isPage={isPage}
        hasGoesWith={hasGoesWith}
        onRemove={() => region.current?.focus()}
        onRemoved={(said) => setRemoval({ said })}
      />
    </div>
  );
}

/** An outage is said as one; it never looks like an empty cart. */
const CartState = observer(function CartState({
  isPage,
  hasGoesWith,
  onRemove,
  onRemoved,
}: Pick<CartItemProps, 'onRemove' | 'onRemoved'> & Required<CartContentsProps>) {
  const t = useTranslate();
  const scope = useScope();
  const { site, stores } = scope;
  const isAlive = useHydrated();
  const { state, cart, load } = stores.cart;
  usePickedPackages();
  if (cart && cart.lines.length > 0) {
    return (
      <Stack space="xxl">
        <div className={isPage ? styles.columns : undefined}>
          <Stack space="m">
            {state.status === 'failed' && <Notice tone="warning">{t('cart.failed')}</Notice>}
            <LaterCustomerFit />
            <LaterPriceNews />
            <ul className={styles.lines} aria-label={t('cart.lines')}>
              {/* What the tab knows of their places, the server does not. */}
              {(isAlive ? itemsInPlace(scope) : groupedItems(stores.cart)).map((item) => {
                const [first] = item.lines;
                if (!first) return null;
                return first.isFreeGift ? (
                  <CartGiftItem key={first.id} line={first} />
                ) : (
                  <CartItem key={item.groupKey ?? first.id} item={item} onRemove={onRemove} onRemoved={onRemoved} />
                );
              })}
            </ul>
            <LaterSetAside />
            {isPage && <LaterCartTools />}
          </Stack>
          <div className={isPage ? styles.sums : styles.sumsBelow}>
            <LaterSums rendered={cart} />
            {isPage && (
              <div className={styles.wayOn}>
                <CheckoutLink />
              </div>
            )}
            {isPage && <LaterCartDelivery rendered={cart} />}
            <LaterCartPromises rendered={cart} />
          </div>
        </div>
        {hasGoesWith && <LaterGoesWith rendered={cart} isPage={isPage} />}
      </Stack>
    );
  }
  if (state.status === 'failed') {
    return (
      <Stack space="m">
        <Notice tone="danger">{t('cart.failed')}</Notice>
        <Button variant="secondary" onClick={() => void load()}>
          {t('cart.retry')}
        </Button>
      </Stack>
    );
  }
  if (state.status !== 'ready') return <Text tone="muted">{t('cart.loading')}</Text>;
  return (
    <Stack space="l">
      <EmptyState
        picture={emptyBowl}
        heading={t('cart.empty.heading')}
        text={t('cart.empty.text')}
        action={<ButtonLink href={href(site.locale, 'home', {})}>{t('cart.empty.action')}</ButtonLink>}
      />
      <LaterSetAside />
      {isPage && <LaterMostSold />}
    </Stack>
  );
});
