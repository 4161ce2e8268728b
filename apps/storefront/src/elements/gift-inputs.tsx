import type { GiftGreeting } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { RadioGroup, Stack, TextArea, TextField } from '@torg/ui';
import type { UsedForm } from '../page/form/use-form.tsx';
import type { GiftTerms } from '../queries/gift-terms-query.ts';
import type { giftFields } from './gift-fields.ts';
import * as styles from './gift-inputs.css.ts';

interface GiftInputsProps {
  form: Pick<UsedForm<typeof giftFields, unknown>, 'field'>;
  terms: GiftTerms;
  /** Whom it is for now; null where its code goes to the buyer. */
  greeting?: GiftGreeting | null;
}

/** The class of the form that holds {@link GiftInputs}. */
export const giftFormClass = styles.form;

/** Asks whom a gift card is for, and of somebody else the name, the address, what to say and the day. */
export function GiftInputs({ form, terms, greeting = null }: GiftInputsProps) {
  const t = useTranslate();
  const receiver = greeting ? 'other' : 'self';
  /** A field with what was typed into it last, or else with what it says now. */
  function field(name: Exclude<keyof typeof giftFields, 'receiver'>, now: string | null | undefined) {
    const used = form.field(name);
    return { ...used, defaultValue: used.defaultValue ?? now ?? undefined };
  }
  return (
    <Stack space="l">
      <RadioGroup
        legend={t('gift.receiver')}
        name="receiver"
        defaultValue={form.field('receiver').defaultValue ?? receiver}
        options={(['self', 'other'] as const).map((value) => ({
          value,
          label: t(`gift.receiver.${value}`),
          description: t(`gift.receiver.${value}.text`),
        }))}
      />
      <div className={styles.forOther}>
        <Stack space="m">
          <TextField {...field('giftName', greeting?.name)} label={t('gift.name')} autoComplete="off" />
          <TextField
            {...field('giftEmail', greeting?.email)}
            label={t('gift.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <TextArea
            {...field('giftWords', greeting?.words)}
            label={t('gift.words')}
            rows={3}
            count={{ limit: terms.longestWords, countLabel: (count) => t('gift.wordsLeft', { count }) }}
          />
          <TextField
            {...field('giftDay', greeting?.sendOn)}
            label={t('gift.day')}
            hint={t('gift.day.hint')}
            type="date"
            autoComplete="off"
            min={terms.firstDay}
            max={terms.lastDay}
          />
        </Stack>
      </div>
    </Stack>
  );
}
