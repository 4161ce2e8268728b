import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { Button, Heading, Inline, Notice, Spread, Stack, Text, TextField } from '@torg/ui';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { dayOf } from './order-words.ts';
import * as styles from './orders-page.css.ts';
import { passkeysQuery } from './own-affairs-queries.ts';
import { useNewPasskey } from './use-new-passkey.ts';

const shownForm = { name: 'passkey', fetch: async () => (await import('./passkey.form.ts')).passkeyForm };

/** The keys that a customer signs in with in place of a password, and the way to another one. */
export function PasskeysSection() {
  const t = useTranslate();
  const { data: passkeys } = useQuery(passkeysQuery(useScope()));
  if (!passkeys) return null;
  return (
    <section>
      <Stack space="s">
        <Heading level={2} size="m">
          {t('passkeys.heading')}
        </Heading>
        <Text tone="soft">{t('passkeys.text')}</Text>
        {passkeys.length > 0 && (
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <KnownPasskey passkey={passkey} />
              </li>
            ))}
          </ul>
        )}
        <NewPasskey />
      </Stack>
    </section>
  );
}

function KnownPasskey({ passkey }: { passkey: Passkey }) {
  const t = useTranslate();
  const [isNaming, setNaming] = useState(false);
  const form = useForm(shownForm, {
    about: { id: passkey.id },
    onAnswer: ({ kind }) => kind === 'renamed' && setNaming(false),
  });
  const { name } = passkey;
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="s">
        <ProblemNotice kind={form.outcome?.answer?.kind} refused={t('settings.notAllowed')} />
        {isNaming ? (
          <>
            <TextField
              {...form.field('name')}
              defaultValue={name}
              label={t('passkeys.name')}
              maxLength={60}
              autoComplete="off"
              required
            />
            <Inline space="s">
              <Button type="submit" name="what" value="rename" size="s" isPending={form.isPending}>
                {t('passkeys.saveName')}
              </Button>
              <Button variant="quiet" size="s" onClick={() => setNaming(false)}>
                {t('passkeys.keepName')}
              </Button>
            </Inline>
          </>
        ) : (
          <Spread>
            <PasskeyFacts passkey={passkey} />
            <Inline space="s">
              <NamingButton name={name} onPress={() => setNaming(true)} />
              <Button
                type="submit"
                name="what"
                value="remove"
                variant="secondary"
                size="s"
                isPending={form.isPending}
                aria-label={t('passkeys.removeOf', { name })}
              >
                {t('passkeys.remove')}
              </Button>
            </Inline>
          </Spread>
        )}
      </Stack>
    </form>
  );
}

function PasskeyFacts({ passkey: { name, host, addedAt, usedAt } }: { passkey: Passkey }) {
  const t = useTranslate();
  const scope = useScope();
  return (
    <span>
      {name}
      <Text size="s" tone="soft">
        {t('passkeys.made', { day: dayOf(addedAt, scope) })}{' '}
        {usedAt !== null && t('passkeys.used', { day: dayOf(usedAt, scope) })}{' '}
        {host !== new URL(scope.site.origin).hostname && t('passkeys.elsewhere', { host })}
      </Text>
    </span>
  );
}

/** Without script a key is called what it was called when it was made. */
function NamingButton({ name, onPress }: { name: string; onPress(): void }) {
  const t = useTranslate();
  if (!useHydrated()) return null;
  return (
    <Button variant="quiet" size="s" onClick={onPress} aria-label={t('passkeys.renameOf', { name })}>
      {t('passkeys.rename')}
    </Button>
  );
}

function NewPasskey() {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const { add, isPending, outcome } = useNewPasskey();
  if (!isHydrated || !('PublicKeyCredential' in window)) return null;
  return (
    <Stack space="s">
      {outcome !== null && (
        <Notice tone={outcome === 'added' ? 'success' : 'danger'} role={outcome === 'added' ? 'status' : 'alert'}>
          {t(`passkeys.${outcome}`)}
        </Notice>
      )}
      <div>
        <Button variant="secondary" onClick={add} isPending={isPending}>
          {t('passkeys.add')}
        </Button>
      </div>
    </Stack>
  );
}
