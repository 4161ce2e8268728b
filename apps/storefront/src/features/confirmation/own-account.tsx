import { observer } from 'mobx-react-lite';
import type { OrderConfirmation } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Box, Heading, Link, Stack, Text } from '@torg/ui';
import type { ConfirmedPurchase } from '../../navigation/confirm-address.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { CreateAccount } from './create-account.tsx';

interface OwnAccountProps {
  /** Null where the page is not the buyer's, and for nobody to make an account of. */
  agreed: OrderConfirmation | null;
  ids: ConfirmedPurchase;
}

/** An account for whoever bought as a guest, and for whoever has one that the order is in it. */
export const OwnAccount = observer(function OwnAccount({ agreed, ids }: OwnAccountProps) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { user } = stores.session;
  if (!agreed || (user === null) !== agreed.isGuests) return null;
  return (
    <Box as="section" isBordered>
      <Stack space="s">
        <Heading level={2} size="s">
          {user === null ? t('order.account.heading') : t('order.account.hasOrder')}
        </Heading>
        {user === null ? (
          <>
            <Text tone="soft">{t('order.account.text')}</Text>
            <CreateAccount email={agreed.email} ids={ids} />
          </>
        ) : (
          <>
            <Text tone="soft">{t('order.account.signedIn', { email: user.email })}</Text>
            <Link href={href(site.locale, 'account', {})} isStandalone>
              {t('order.account.link')}
            </Link>
          </>
        )}
      </Stack>
    </Box>
  );
});
