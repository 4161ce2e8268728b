import { useId, useRef, useState } from 'react';
import type { PromoCodeRefusal } from '@torg/commerce-sdk';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { CodeField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { Announcement } from '../../elements/announcement.tsx';
import type { Outage } from '../../page/form/define-form.ts';
import { useForm } from '../../page/form/use-form.tsx';
import * as styles from './cart-contents.css.ts';

const codeForm = { name: 'promo-code', fetch: async () => (await import('./promo-code.form.ts')).promoCodeForm };
const removalForm = {
  name: 'promo-code-removal',
  fetch: async () => (await import('./promo-code-removal.form.ts')).promoCodeRemovalForm,
};

/** The code on the cart, of a promotion or a gift card, and where to put another. Once it is there, or gone, this has the focus. */
export function PromoCode({ code }: { code: string | null }) {
  const t = useTranslate();
  const { stores } = useScope();
  const place = useRef<HTMLDivElement>(null);
  const removalId = useId();
  const [codeAtFirst] = useState(code);
  const onDone = () => place.current?.focus();
  const form = useForm(codeForm, { leadsOn: false, onAnswer: ({ kind }) => kind === 'done' && onDone() });
  const removal = useForm(removalForm, { leadsOn: false, onAnswer: ({ kind }) => kind === 'done' && onDone() });
  const field = form.field('code');
  const problemOf = ({ outcome }: typeof form | typeof removal) =>
    refusalText(outcome?.answer ?? null, t, stores.ui.online);
  const problem = problemOf(form) ?? problemOf(removal);
  return (
    <div ref={place} tabIndex={-1} className={styles.region}>
      <form {...form.props}>
        {form.marker}
        {/* What was typed is done with once it is among the codes. */}
        <CodeField
          key={code}
          name={field.name}
          defaultValue={code === codeAtFirst ? field.defaultValue : undefined}
          label={t('cart.code.label')}
          toggleLabel={t('cart.code.heading')}
          applyLabel={t('cart.code.apply')}
          button={{ type: 'submit' }}
          error={field.error ?? problem ?? undefined}
          isPending={form.isPending || removal.isPending}
          codes={code === null ? [] : [{ code }]}
          codesLabel={t('cart.code.codes')}
          removeLabel={t('cart.code.remove')}
          removeButton={{ type: 'submit', form: removalId }}
        />
      </form>
      <form {...removal.props} id={removalId}>
        {removal.marker}
      </form>
      <Announcement of={form.outcome}>{problemOf(form)}</Announcement>
      <Announcement of={removal.outcome}>{problemOf(removal)}</Announcement>
    </div>
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
