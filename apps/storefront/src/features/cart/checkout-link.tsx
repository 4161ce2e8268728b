import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';

/** The way to the checkout, which stands wherever there is something to pay for. */
export function CheckoutLink({ onClick }: { onClick?(): void }) {
  const t = useTranslate();
  const { site } = useScope();
  return (
    <ButtonLink href={href(site.locale, 'checkout', {})} size="l" isFullWidth onClick={onClick}>
      {t('cart.toCheckout')}
    </ButtonLink>
  );
}
