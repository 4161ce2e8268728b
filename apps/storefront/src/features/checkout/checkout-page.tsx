import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, EmptyState, Heading, Notice, Stack, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { AlreadyOrdered } from './already-ordered.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { checkoutQuery } from './checkout-query.ts';
import { SignInHere } from './sign-in-here.tsx';
import { useBoughtCart } from './use-bought-cart.ts';

/** From a cart to an order, on one page; the server renders it too, so it works without script. */
export function CheckoutPage() {
  const t = useTranslate();
  return (
    <Container>
      <Stack space="l">
        <Heading level={1}>{t('checkout.heading')}</Heading>
        <CheckoutState />
      </Stack>
    </Container>
  );
}

/** An outage is said as one; it never looks like an empty cart. */
const CheckoutState = observer(function CheckoutState() {
  const t = useTranslate();
  const scope = useScope();
  const { site, stores, queries } = scope;
  const { cart, state } = stores.cart;
  const inHand = cart && cart.lines.length > 0 ? cart.id : null;
  const bought = useBoughtCart(inHand, async (cartId) => (await import('./is-bought.ts')).isBought(scope, cartId));
  if (bought !== null) return <AlreadyOrdered cartId={bought} />;
  if (cart && cart.lines.length > 0) {
    const opened = queries.getQueryData(checkoutQuery(scope, cart.id).queryKey);
    if (opened?.kind === 'already-ordered') return <AlreadyOrdered cartId={cart.id} />;
    return (
      <>
        <SignInHere />
        <CheckoutForm
          key={stores.market.checkoutMarket}
          cartId={cart.id}
          opened={opened?.kind === 'open' ? opened.checkout : null}
        />
      </>
    );
  }
  if (state.status === 'failed') return <Notice tone="danger">{t('cart.failed')}</Notice>;
  if (state.status !== 'ready') return <Text tone="muted">{t('cart.loading')}</Text>;
  return (
    <EmptyState
      icon="cart"
      heading={t('cart.empty.heading')}
      text={t('checkout.empty')}
      action={<ButtonLink href={href(site.locale, 'home', {})}>{t('cart.empty.action')}</ButtonLink>}
    />
  );
});
