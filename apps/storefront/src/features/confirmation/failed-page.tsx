import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container } from '@torg/ui';
import { paymentFailure } from '../../display/payment-failure.ts';
import { failedPaymentAddress } from '../../navigation/failed-payment.ts';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { PurchaseMessage } from './purchase-message.tsx';

/** Where a payment leads back to that came to nothing: why, and the way back to where all is as it was. */
export function FailedPage() {
  const t = useTranslate();
  const { site } = useScope();
  const [query] = useSearchParams();
  const error = query.get('error');
  const isOutOfStock = error === 'OutOfStock';
  const checkout = isOutOfStock ? href(site.locale, 'checkout', {}) : failedPaymentAddress(site.locale, { error });
  const ways = [
    { address: checkout, text: t('checkout.failed.toCheckout') },
    { address: href(site.locale, 'cart', {}), text: t('checkout.failed.toCart') },
  ];
  const [first, second] = isOutOfStock ? ways.reverse() : ways;
  return (
    <Container>
      <PurchaseMessage
        heading={t('checkout.failed.heading')}
        texts={[paymentFailure(error, t), t('checkout.failed.kept')]}
        actions={
          <>
            {first && <ButtonLink href={first.address}>{first.text}</ButtonLink>}
            {second && (
              <ButtonLink href={second.address} variant="secondary">
                {second.text}
              </ButtonLink>
            )}
          </>
        }
      />
    </Container>
  );
}
