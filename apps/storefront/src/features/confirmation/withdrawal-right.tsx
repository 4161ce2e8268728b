import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Box, Heading, Link, Stack, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { returnsPageQuery } from './returns-page-query.ts';

interface WithdrawalRightProps {
  /** Of the order; null where nobody told it. */
  publicId: string | null;
  /** Of its cart, where whoever looks is the buyer. */
  cartId: string | null;
}

/** How a consumer goes back on the purchase. */
export function WithdrawalRight({ publicId, cartId }: WithdrawalRightProps) {
  const t = useTranslate();
  const scope = useScope();
  const { data: page } = useQuery(returnsPageQuery(scope));
  return (
    <Box as="section" isBordered>
      <Stack space="s">
        <Heading level={2} size="s">
          {t('order.withdrawal.heading')}
        </Heading>
        <Text tone="soft">{t('order.withdrawal.text')}</Text>
        {publicId !== null && (
          <Link href={href(scope.site.locale, 'withdraw', {}, { order: publicId, cartid: cartId })} isStandalone>
            {t('order.withdrawal.here')}
          </Link>
        )}
        {page && (
          <Link href={page} isStandalone>
            {t('order.withdrawal.link')}
          </Link>
        )}
      </Stack>
    </Box>
  );
}
