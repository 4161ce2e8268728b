import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Box, Heading, Link, Stack, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { returnsPageQuery } from './returns-page-query.ts';

/** How a consumer goes back on the purchase. */
export function WithdrawalRight() {
  const t = useTranslate();
  const { data: page } = useQuery(returnsPageQuery(useScope()));
  return (
    <Box as="section" isBordered>
      <Stack space="s">
        <Heading level={2} size="s">
          {t('order.withdrawal.heading')}
        </Heading>
        <Text tone="soft">{t('order.withdrawal.text')}</Text>
        {page && (
          <Link href={page} isStandalone>
            {t('order.withdrawal.link')}
          </Link>
        )}
      </Stack>
    </Box>
  );
}
