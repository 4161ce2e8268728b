import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, ButtonLink, EmptyState, Notice, Stack, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { CartGiftItem } from './cart-gift-item.tsx';
import { CartLineItem, type CartLineItemProps } from './cart-line-item.tsx';
import { CartTotals } from './cart-totals.tsx';
import { PromoCode } from './promo-code.tsx';
import * as styles from './cart-contents.css.ts';

const emptyBowl = { src: '/pictures/empty-cart.avif', width: 720, height: 540, alt: '' };

/** Lines and totals of the cart, or why there are none. A removed line leaves the focus here, and not on nothing. */
export function CartContents() {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <CartState onRemove={() => region.current?.focus()} />
    </div>
  );
}

/** An outage is said as one; it never looks like an empty cart. */
const CartState = observer(function CartState({ onRemove }: Pick<CartLineItemProps, 'onRemove'>) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { state, cart, load } = stores.cart;
  if (cart && cart.lines.length > 0) {
    return (
      <Stack space="l">
        {state.status === 'failed' && <Notice tone="warning">{t('cart.failed')}</Notice>}
        <ul className={styles.lines} aria-label={t('cart.lines')}>
          {cart.lines.map((line) =>
            line.isFreeGift ? (
              <CartGiftItem key={line.id} line={line} />
            ) : (
              <CartLineItem key={line.id} line={line} onRemove={onRemove} />
            ),
          )}
        </ul>
        <PromoCode code={cart.promoCode} />
        <CartTotals summary={cart.summary} />
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
    <EmptyState
      picture={emptyBowl}
      heading={t('cart.empty.heading')}
      text={t('cart.empty.text')}
      action={<ButtonLink href={href(site.locale, 'home', {})}>{t('cart.empty.action')}</ButtonLink>}
    />
  );
});
