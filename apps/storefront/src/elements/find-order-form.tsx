import type { ReactNode } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link, Notice, Stack, Text, TextField } from '@torg/ui';
import { useForm } from '../page/form/use-form.tsx';
import { useScope } from '../scope/scope-context.tsx';
import { ShortForm } from './short-form.tsx';

const shownForm = { name: 'find-order', fetch: async () => (await import('./find-order.form.ts')).findOrderForm };

interface FindOrderFormProps {
  /** What it is for. */
  text: string;
  /** Leads to what somebody may have wanted instead. */
  beside: ReactNode;
}

/**
 * Asks for the link to an order, which goes to the address that it was bought with and nowhere else: a number can be guessed
 * and an address is known to others, so that showing it here would show it to them.
 */
export function FindOrderForm({ text, beside }: FindOrderFormProps) {
  const t = useTranslate();
  const { site, config } = useScope();
  const form = useForm(shownForm);
  const { outcome } = form;
  const answer = outcome?.answer;
  if (answer?.kind === 'asked') {
    return (
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
    );
  }
  return (
    <ShortForm
      form={form}
      problem={<Problem kind={answer?.kind} />}
      text={text}
      submit={t('find.submit')}
      beside={beside}
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
