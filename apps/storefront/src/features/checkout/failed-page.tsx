import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, EmptyState, Inline, Stack, Text } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';

/** What went wrong, as providers and the confirmation write it into the address; `left` where nobody says. */
const reasons = ['Error', 'OutOfStock', 'BlockedCustomer'] as const;

/** Where a payment leads back to that came to nothing: why, and the way back to where all is as it was. */
export function FailedPage() {
  const t = useTranslate();
  const { site } = useScope();
  const [query] = useSearchParams();
  const told = query.get('error');
  const reason = reasons.find((one) => one === told) ?? (told === null ? 'left' : 'Error');
  const isSoldOut = reason === 'OutOfStock';
  const toCart = href(site.locale, 'cart', {});
  const toCheckout = href(site.locale, 'checkout', {});
  return (
    <Container>
      <EmptyState
        icon="warning"
        heading={t('checkout.failed.heading')}
        headingLevel={1}
        text={
          <Stack space="s">
            <Text>{t(`order.failed.${reason}`)}</Text>
            <Text tone="soft">{t('order.failed.kept')}</Text>
          </Stack>
        }
        action={
          <Inline space="s">
            <ButtonLink href={isSoldOut ? toCart : toCheckout}>
              {isSoldOut ? t('checkout.failed.toCart') : t('order.toCheckout')}
            </ButtonLink>
            <ButtonLink href={isSoldOut ? toCheckout : toCart} variant="secondary">
              {isSoldOut ? t('order.toCheckout') : t('checkout.failed.toCart')}
            </ButtonLink>
          </Inline>
        }
      />
    </Container>
  );
}
