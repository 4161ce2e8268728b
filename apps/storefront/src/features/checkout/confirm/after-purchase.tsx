import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Box, Columns, Heading, Link, Stack, Text } from '@torg/ui';
import { useScope } from '../../../scope/scope-context.tsx';
import * as styles from './order-view.css.ts';
import { returnsPageQuery } from './returns-page-query.ts';

/** How a consumer goes back on the purchase, and what an account is good for. */
export const AfterPurchase = observer(function AfterPurchase({ isConsumer }: { isConsumer: boolean }) {
  const t = useTranslate();
  const scope = useScope();
  const { data: returnsPage } = useQuery(returnsPageQuery(scope));
  const isGuest = scope.stores.session.user === null;
  return (
    <div className={styles.onScreen}>
      <Columns tablet={2}>
        {isConsumer && (
          <AfterBox
            heading={t('order.withdrawal.heading')}
            text={t('order.withdrawal.text')}
            link={returnsPage ? { href: returnsPage, text: t('order.withdrawal.link') } : null}
          />
        )}
        {isGuest && (
          <AfterBox
            heading={t('order.account.heading')}
            text={t('order.account.text')}
            link={{ href: href(scope.site.locale, 'account', {}), text: t('order.account.link') }}
          />
        )}
      </Columns>
    </div>
  );
});

interface AfterBoxProps {
  heading: string;
  text: string;
  link: { href: string; text: string } | null;
}

function AfterBox({ heading, text, link }: AfterBoxProps) {
  return (
    <Box as="section" isBordered>
      <Stack space="s">
        <Heading level={2} size="s">
          {heading}
        </Heading>
        <Text tone="soft">{text}</Text>
        {link && (
          <Link href={link.href} isStandalone>
            {link.text}
          </Link>
        )}
      </Stack>
    </Box>
  );
}
