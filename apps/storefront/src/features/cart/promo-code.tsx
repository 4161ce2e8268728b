import { useRef } from 'react';
import type { PromoCodeRefusal } from '@torg/commerce-sdk';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { Button, IconButton, Notice, TextField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { Announcement } from '../../elements/announcement.tsx';
import type { Outage } from '../../page/form/define-form.ts';
import { useForm } from '../../page/form/use-form.tsx';
import * as styles from './promo-code.css.ts';

const codeForm = { name: 'promo-code', fetch: async () => (await import('./promo-code.form.ts')).promoCodeForm };
const removalForm = {
  name: 'promo-code-removal',
  fetch: async () => (await import('./promo-code-removal.form.ts')).promoCodeRemovalForm,
};

/** The code on the cart, of a promotion or a gift card, or where to put one. What comes in its place has the focus. */
export function PromoCode({ code }: { code: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  const onDone = () => place.current?.focus();
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {code === null ? <CodeField onDone={onDone} /> : <AppliedCode code={code} onDone={onDone} />}
    </div>
  );
}

function CodeField({ onDone }: { onDone(): void }) {
  const t = useTranslate();
  const { stores } = useScope();
  const form = useForm(codeForm, { leadsOn: false, onAnswer: ({ kind }) => kind === 'done' && onDone() });
  const answer = form.outcome?.answer ?? null;
  const field = form.field('code');
  const problem = refusalText(answer, t, stores.ui.online);
  return (
    <details open={form.outcome !== null || undefined}>
      <summary className={styles.summary}>{t('cart.code.heading')}</summary>
      <form {...form.props} className={styles.row}>
        {form.marker}
        <div className={styles.field}>
          <TextField
            {...field}
            label={t('cart.code.label')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            error={field.error ?? problem ?? undefined}
          />
        </div>
        <div className={styles.send}>
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            {t('cart.code.apply')}
          </Button>
        </div>
        <Announcement of={answer}>{problem}</Announcement>
      </form>
    </details>
  );
}

function AppliedCode({ code, onDone }: { code: string; onDone(): void }) {
  const t = useTranslate();
  const { stores } = useScope();
  const form = useForm(removalForm, { leadsOn: false, onAnswer: ({ kind }) => kind === 'done' && onDone() });
  const problem = refusalText(form.outcome?.answer ?? null, t, stores.ui.online);
  return (
    <>
      <div className={styles.applied}>
        {t('cart.code.applied', { code })}
        <form {...form.props}>
          {form.marker}
          <IconButton type="submit" icon="trash" label={t('cart.code.remove', { code })} />
        </form>
      </div>
      {problem && (
        <Notice tone="warning" role="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}

/** Why a code was not put on the cart, or taken off it. */
function refusalText(
  answer: { kind: 'done' } | PromoCodeRefusal | Outage | null,
  t: Translate,
  isOnline: boolean,
): string | null {
  switch (answer?.kind) {
    case undefined:
    case 'done':
      return null;
    case 'invalid':
      return t('cart.promo.invalid');
    case 'conditions-not-met':
      return t('cart.promo.unmet');
    case 'outage':
      return t(isOnline ? 'errors.generic' : 'errors.offline.failed');
  }
}
