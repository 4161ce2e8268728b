import { useCallback } from 'react';
import { observer } from 'mobx-react-lite';
import type { OrderConfirmation } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Box, Heading, Link, Stack, Text } from '@torg/ui';
import type { ConfirmedPurchase } from '../../navigation/confirm-address.ts';
import { useHandedFocus } from '../../elements/use-handed-focus.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { ClaimOrder } from './claim-order.tsx';
import { CreateAccount } from './create-account.tsx';
import { orderOwner } from './order-owner.ts';

interface OwnAccountProps {
  /** Null where the page is not the buyer's, and for nobody to make an account of. */
  agreed: OrderConfirmation | null;
  ids: ConfirmedPurchase;
  /** What their account calls the order by; null where nobody told it. */
  orderId: string | null;
}

/**
 * An account for whoever bought as a guest; for whoever has one, whether the order is in it, can be, or is not theirs. Whose
 * else it is is not told.
 */
export const OwnAccount = observer(function OwnAccount({ agreed, ids, orderId }: OwnAccountProps) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { user } = stores.session;
  const owner = agreed && orderOwner(agreed, user);
  const [creates, comesOfCreating] = useHandedFocus();
  const [claims, comesOfClaiming] = useHandedFocus();
  const becomesYours = useCallback(
    (element: HTMLElement | null) => [comesOfCreating, comesOfClaiming].forEach((comes) => void comes(element)),
    [comesOfCreating, comesOfClaiming],
  );
  if (!agreed || !owner) return null;
  return (
    <Box as="section" isBordered>
      <Stack space="s">
        <div key={owner} ref={owner === 'yours' ? becomesYours : undefined} tabIndex={-1}>
          <Stack space="s">
            <Heading level={2} size="s">
              {t(`order.account.${owner}.heading`)}
            </Heading>
            <Text tone="soft">{t(`order.account.${owner}.text`, { email: user?.email ?? '' })}</Text>
          </Stack>
        </div>
        {owner === 'nobody' && <CreateAccount email={agreed.email} ids={ids} button={creates} />}
        {owner === 'claimable' && <ClaimOrder ids={ids} button={claims} />}
        {owner === 'yours' && (
          <Link
            href={
              orderId === null ? href(site.locale, 'accountOrders', {}) : href(site.locale, 'accountOrder', { orderId })
            }
            isStandalone
          >
            {t('order.account.link')}
          </Link>
        )}
      </Stack>
    </Box>
  );
});
