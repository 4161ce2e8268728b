import { useTranslate } from '@torg/i18n/react';
import { Container, Heading, Stack } from '@torg/ui';
import { OwnProducts } from '../../elements/own-products.tsx';
import { CartContents } from './cart-contents.tsx';
import { LaterAdded, LaterGoneLineNotice } from './cart-parts.ts';

/** The cart as a page of its own; the server renders it too, so it works without script. */
export function CartPage() {
  const t = useTranslate();
  return (
    <Container>
      <Stack space="l">
        <Heading level={1}>{t('cart.heading')}</Heading>
        <LaterGoneLineNotice />
        <LaterAdded />
        <CartContents isPage />
        <OwnProducts of="viewed" heading={t('goods.viewed')} />
      </Stack>
    </Container>
  );
}
