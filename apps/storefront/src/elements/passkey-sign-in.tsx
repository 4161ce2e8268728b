import { useRef } from 'react';
import { useTranslate } from '@torg/i18n/react';
import type { SignInRequest } from '@torg/stores';
import { Button, Notice, Stack } from '@torg/ui';
import { usePasskey } from './use-passkey.ts';

interface PasskeySignInProps {
  /** A guest's order that is to be the customer's; null where there is none. */
  order: NonNullable<SignInRequest['order']> | null;
  /** Stands within the form to sign in: whether to remember the customer is ticked there. */
  rememberField: string;
}

/** Signs in by a passkey, from within the form that asks for a password. It is not there where the account has none. */
export function PasskeySignIn({ order, rememberField }: PasskeySignInProps) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const passkey = usePasskey(() => {
    const form = place.current?.closest('form');
    return { remember: form ? new FormData(form).has(rememberField) : false, ...(order && { order }) };
  });
  return (
    <div ref={place}>
      {passkey.isOffered && (
        <Stack space="s">
          {passkey.problem && (
            <Notice tone="danger" role="alert">
              {passkey.problem === 'refused'
                ? t('passkeys.refused')
                : passkey.problem === 'limited'
                  ? t('account.signIn.limited')
                  : t('errors.generic')}
            </Notice>
          )}
          <Button variant="secondary" size="l" isFullWidth onClick={passkey.ask} isPending={passkey.isPending}>
            {t('passkeys.signIn')}
          </Button>
        </Stack>
      )}
    </div>
  );
}
