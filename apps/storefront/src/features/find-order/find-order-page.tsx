import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link, Notice, Stack, Text, TextField } from '@torg/ui';
import { ShortForm, ShortFormPage } from '../../elements/short-form.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';

const shownForm = { name: 'find-order', fetch: async () => (await import('./find-order.form.ts')).findOrderForm };

/**
 * Where whoever bought without an account comes to their order. Its link goes to the address that it was bought with and
 * nowhere else: a number can be guessed and an address is known to others, so that showing it here would show it to them.
 */
export function FindOrderPage() {
  const t = useTranslate();
  const { site, config } = useScope();
  const form = useForm(shownForm);
  const { outcome } = form;
  const answer = outcome?.answer;
  return (
    <ShortFormPage heading={t('find.heading')}>
      {answer?.kind === 'asked' ? (
        <Stack space="m">
          <Notice tone="success" role="status">
            {t('find.asked', { email: outcome?.typed.email ?? '', number: outcome?.typed.orderNumber ?? '' })}
          </Notice>
          <Text tone="soft">{t('find.notCome', { email: config.shop.seller.email })}</Text>
          <div>
            <Link href={href(site.locale, 'findOrder', {})} isStandalone>
              {t('find.again')}
            </Link>
          </div>
        </Stack>
      ) : (
        <ShortForm
          form={form}
          problem={<Problem kind={answer?.kind} />}
          text={t('find.text')}
          submit={t('find.submit')}
          beside={
            <Link href={href(site.locale, 'accountOrders', {})} isStandalone>
              {t('find.signIn')}
            </Link>
          }
        >
          <TextField
            {...form.field('orderNumber')}
            label={t('find.number')}
            hint={t('find.number.hint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextField
            {...form.field('email')}
            label={t('find.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        </ShortForm>
      )}
    </ShortFormPage>
  );
}

/** Why no link was asked for. */
function Problem({ kind }: { kind: string | undefined }) {
  const t = useTranslate();
  if (kind === undefined || kind === 'asked') return null;
  return (
    <Notice tone="danger" role="alert">
      {kind === 'too-many-attempts' ? t('find.limited') : t('errors.generic')}
    </Notice>
  );
}
