import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Link, Stack, Text } from '@torg/ui';
import { OrderConfirmation } from '@torg/ui/checkout';
import { useLocation } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import type { Confirmation } from './confirmation.ts';
import { heldText } from './held-text.ts';
import { orderNumber } from './order-number.ts';

/** An order that nobody has told of yet whether it is paid. The page looks again by itself; without script a link does. */
export function WaitingView({ confirmation }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const { site, config } = useScope();
  const { pathname, search } = useLocation();
  return (
    <OrderConfirmation
      status="pending"
      heading={t('order.waiting.heading')}
      text={
        <Stack space="s">
          <Text>{t('order.waiting.text')}</Text>
          <Text>{heldText(confirmation, { t, locale: site.locale, timeZone: config.shop.service.timeZone })}</Text>
          <Text tone="soft">
            {t('order.waiting.back')} <Link href={href(site.locale, 'checkout', {})}>{t('order.toCheckout')}</Link>
          </Text>
        </Stack>
      }
      facts={[{ term: t('order.number'), value: orderNumber(confirmation) }]}
      actions={
        <ButtonLink href={pathname + search} variant="secondary">
          {t('order.waiting.look')}
        </ButtonLink>
      }
    />
  );
}
