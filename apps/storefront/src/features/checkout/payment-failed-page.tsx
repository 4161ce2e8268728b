import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, EmptyState } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';

/** Where a payment leads back to that came to nothing. */
export function PaymentFailedPage() {
  const t = useTranslate();
  const { site } = useScope();
  return (
    <Container>
      <EmptyState
        icon="warning"
        heading={t('checkout.failed.heading')}
        headingLevel={1}
        text={t('checkout.failed.text')}
        action={<ButtonLink href={href(site.locale, 'cart', {})}>{t('checkout.failed.toCart')}</ButtonLink>}
      />
    </Container>
  );
}
