import { useTranslate } from '@torg/i18n/react';
import { ButtonLink, EmptyState } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { confirmAddress } from '../../navigation/confirm-address.ts';

/** The cart is bought already, such as in another tab: where its confirmation is. */
export function AlreadyOrdered({ cartId }: { cartId: string }) {
  const t = useTranslate();
  const { site } = useScope();
  const address = confirmAddress(site.locale, { orderId: null, cartId, paymentType: 'STANDARD' });
  return (
    <div role="status">
      <EmptyState
        icon="check"
        heading={t('checkout.ordered.heading')}
        text={t('checkout.ordered.text')}
        action={<ButtonLink href={address}>{t('checkout.ordered.action')}</ButtonLink>}
      />
    </div>
  );
}
