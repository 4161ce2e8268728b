import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Container, Heading, Notice, Stack } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { refusalText } from '../../display/refusal-text.ts';
import { CartContents } from './cart-contents.tsx';
import { readRefusal } from './refusal-address.ts';

/** The cart as a page of its own; the server renders it too, so it works without script. */
export const CartPage = observer(function CartPage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const refusal = readRefusal(query);
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>{t('cart.heading')}</Heading>
        {refusal && <Notice tone="warning">{refusalText(refusal, t)}</Notice>}
        <CartContents />
      </Stack>
    </Container>
  );
});
