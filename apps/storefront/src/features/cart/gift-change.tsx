import { useSuspenseQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { readGreeting } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Notice, Stack } from '@torg/ui';
import { cartAnswerText } from '../../display/cart-answer-text.ts';
import { Announcement } from '../../elements/announcement.tsx';
import { giftFormClass, GiftInputs } from '../../elements/gift-inputs.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { giftTermsQuery, type GiftTerms } from '../../queries/gift-terms-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './cart-contents.css.ts';

const shownForm = { name: 'gift-change', fetch: async () => (await import('./gift-change.form.ts')).giftChangeForm };

export interface GiftChangeProps {
  /** The id of the line that holds the gift cards. */
  itemKey: string;
  message: string | null;
}

/** Where whoever buys a gift card changes whom it is for, the greeting and the day; nothing where the account sends none to others. */
export function GiftChange(props: GiftChangeProps) {
  const { data: terms } = useSuspenseQuery(giftTermsQuery(useScope()));
  return terms && <TermedChange {...props} terms={terms} />;
}

const TermedChange = observer(function TermedChange({
  itemKey,
  message,
  terms,
}: GiftChangeProps & { terms: GiftTerms }) {
  const t = useTranslate();
  const { stores } = useScope();
  const form = useForm(shownForm, { about: { item: itemKey }, leadsOn: false });
  const problem = cartAnswerText(form.outcome?.answer ?? null, { t, isOnline: stores.ui.online });
  const isRefused = Object.keys(form.outcome?.refusals ?? {}).length > 0;
  const isSaved = form.outcome?.answer?.kind === 'done';
  const greeting = readGreeting(message);
  return (
    <details open={problem !== null || isRefused || undefined}>
      <summary className={styles.noteSummary}>{t(greeting ? 'gift.change' : 'gift.give')}</summary>
      <form {...form.props} className={giftFormClass}>
        {form.marker}
        <Stack space="m">
          <GiftInputs form={form} terms={terms} greeting={greeting} />
          {problem !== null && (
            <Notice tone="warning" role="alert">
              {problem}
            </Notice>
          )}
          {isSaved && <Notice tone="success">{t('gift.saved')}</Notice>}
          <Announcement of={form.outcome}>{isSaved && t('gift.saved')}</Announcement>
          <div>
            <Button type="submit" variant="secondary" size="s" isPending={form.isPending}>
              {t('gift.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </details>
  );
});
