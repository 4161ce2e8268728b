import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, EmptyState, Link, Stack, Text } from '@torg/ui';
import { useLocation } from '../../../navigation/router-navigation.ts';
import { useScope } from '../../../scope/scope-context.tsx';
import type { Confirmation } from './confirmation.ts';
import { orderNumber } from './order-number.ts';

/** An order that nobody has told of yet whether it is paid. The page looks again by itself; without script a link does. */
export function WaitingPage({ confirmation }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const { site } = useScope();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon="info"
      heading={t('order.waiting.heading')}
      headingLevel={1}
      text={
        <Stack space="s">
          <Text>{t('order.waiting.text')}</Text>
          <Text tone="soft">{t('order.number', { number: orderNumber(confirmation) })}</Text>
          <Text tone="soft">
            {t('order.waiting.back')} <Link href={href(site.locale, 'checkout', {})}>{t('order.toCheckout')}</Link>
          </Text>
        </Stack>
      }
      action={
        <ButtonLink href={pathname + search} variant="secondary">
          {t('order.waiting.look')}
        </ButtonLink>
      }
    />
  );
}
