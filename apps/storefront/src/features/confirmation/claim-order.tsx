import type { RefCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Button, Notice, Stack } from '@torg/ui';
import { purchaseRequest, type ConfirmedPurchase } from '../../navigation/confirm-address.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { confirmationQuery } from './confirmation-query.ts';

const shownForm = {
  name: 'claim-order',
  fetch: async () => (await import('./claim-order.form.ts')).claimOrderForm,
};

interface ClaimOrderProps {
  ids: ConfirmedPurchase;
  /** Hands the focus on when the order is theirs and the button is gone. */
  button: RefCallback<HTMLElement>;
}

/** Puts the order that somebody placed without signing in among those of their account. */
export function ClaimOrder({ ids, button }: ClaimOrderProps) {
  const t = useTranslate();
  const scope = useScope();
  const queries = useQueryClient();
  const { id, cartId = '' } = purchaseRequest(ids);
  const form = useForm(shownForm, {
    about: { purchase: id, cart: cartId },
    leadsOn: false,
    onAnswer({ kind }) {
      if (kind === 'claimed') void queries.invalidateQueries(confirmationQuery(scope, ids));
    },
  });
  const kind = form.outcome?.answer?.kind;
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="s">
        {(kind === 'refused' || kind === 'outage') && (
          <Notice tone="danger" role="alert">
            {t('errors.generic')}
          </Notice>
        )}
        <div>
          <Button ref={button} type="submit" isPending={form.isPending}>
            {t('order.account.claim')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
