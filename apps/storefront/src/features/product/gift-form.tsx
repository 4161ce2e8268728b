import { useSuspenseQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Notice, RadioGroup, Stack, TextArea, TextField } from '@torg/ui';
import { cartAnswerText } from '../../display/cart-answer-text.ts';
import { Announcement } from '../../elements/announcement.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { Availability } from './availability.tsx';
import { BuyForm, buyIds } from './buy-form.tsx';
import { giftTermsQuery } from './gift-terms-query.ts';
import * as styles from './gift-form.css.ts';

const shownForm = { name: 'gift', fetch: async () => (await import('./gift.form.ts')).giftForm };

/** Buys a gift card, for oneself or for somebody else who gets it by mail on a day; the plain form where the account sends none. */
export const GiftForm = observer(function GiftForm({ product }: { product: Product }) {
  const scope = useScope();
  const { data: terms } = useSuspenseQuery(giftTermsQuery(scope));
  const [sku] = product.skus;
  return terms && sku && product.skus.length === 1 ? (
    <SentGiftForm product={product} skuId={sku.skuId} terms={terms} />
  ) : (
    <BuyForm product={product} />
  );
});

interface SentGiftFormProps {
  product: Product;
  skuId: number;
  terms: { longestWords: number; firstDay: string; lastDay: string };
}

const SentGiftForm = observer(function SentGiftForm({ product, skuId, terms }: SentGiftFormProps) {
  const t = useTranslate();
  const { stores } = useScope();
  const form = useForm(shownForm, {
    about: { skuId: String(skuId) },
    isPrefetched: true,
    leadsOn: false,
    onAnswer: ({ kind }) => kind === 'done' && stores.ui.setCartPanelOpen(true),
  });
  const text = cartAnswerText(form.outcome?.answer ?? null, { t, isOnline: stores.ui.online });
  const soldOut = product.stock.total === 0;
  return (
    <form {...form.props} id={buyIds.form} className={styles.form}>
      {form.marker}
      <Stack space="l">
        {soldOut && <Availability product={product} sku={null} />}
        <RadioGroup
          legend={t('gift.receiver')}
          name="receiver"
          defaultValue={form.field('receiver').defaultValue ?? 'self'}
          options={(['self', 'other'] as const).map((value) => ({
            value,
            label: t(`gift.receiver.${value}`),
            description: t(`gift.receiver.${value}.text`),
          }))}
        />
        <div className={styles.forOther}>
          <Stack space="m">
            <TextField {...form.field('giftName')} label={t('gift.name')} autoComplete="off" />
            <TextField
              {...form.field('giftEmail')}
              label={t('gift.email')}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
            <TextArea
              {...form.field('giftWords')}
              label={t('gift.words')}
              rows={3}
              count={{ limit: terms.longestWords, countLabel: (count) => t('gift.wordsLeft', { count }) }}
            />
            <TextField
              {...form.field('giftDay')}
              label={t('gift.day')}
              hint={t('gift.day.hint')}
              type="date"
              min={terms.firstDay}
              max={terms.lastDay}
            />
          </Stack>
        </div>
        {text && <Notice tone={form.outcome?.answer?.kind === 'waiting' ? 'info' : 'danger'}>{text}</Notice>}
        <Announcement of={form.outcome}>{text}</Announcement>
        <Button
          id={buyIds.button}
          type="submit"
          size="l"
          icon="cart"
          isFullWidth
          disabled={soldOut}
          isPending={form.isPending}
        >
          {soldOut ? t('product.soldOut') : t('product.addToCart')}
        </Button>
      </Stack>
    </form>
  );
});
