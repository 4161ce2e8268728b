import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Icon, Notice, QuantityField, Stack } from '@torg/ui';
import { Announcement } from '../../elements/announcement.tsx';
import { giftFormClass, GiftInputs } from '../../elements/gift-inputs.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import type { GiftTerms } from '../../queries/gift-terms-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { Availability } from './availability.tsx';
import { buyIds } from './buy-form.tsx';
import * as styles from './product-page.css.ts';
import { useBuyAnswer } from './use-buy-answer.ts';

const shownForm = { name: 'gift', fetch: async () => (await import('./gift.form.ts')).giftForm };

export interface GiftFormProps {
  product: Product;
  terms: GiftTerms;
}

/** Buys gift cards, for oneself or for somebody else who gets them by mail on a day. Their amount stands outside of it. */
export const GiftForm = observer(function GiftForm({ product, terms }: GiftFormProps) {
  const t = useTranslate();
  const { stores } = useScope();
  const form = useForm(shownForm, {
    isPrefetched: true,
    leadsOn: false,
    onAnswer: ({ kind }) => kind === 'done' && stores.ui.setCartPanelOpen(true),
  });
  const { outcome } = form;
  const { text, isOutage, refusal } = useBuyAnswer(
    outcome?.answer ?? null,
    product.skus.map(({ skuId }) => skuId),
  );
  const quantityError = form.field('quantity').error ?? refusal;
  const soldOut = product.stock.total === 0;
  const vatView = useVatView();
  // Going back on a purchase is a consumer's right.
  const promises = (['mail', 'part', 'regret'] as const).filter(
    (promise) => promise !== 'regret' || vatView === 'incVat',
  );
  return (
    <form {...form.props} id={buyIds.form} className={giftFormClass}>
      {form.marker}
      <Stack space="l">
        {soldOut && <Availability product={product} sku={null} />}
        <GiftInputs form={form} terms={terms} />
        {!soldOut && (
          <QuantityField
            label={t('gift.quantity')}
            decreaseLabel={t('goods.decrease')}
            increaseLabel={t('goods.increase')}
            defaultValue={Number(form.field('quantity').defaultValue) || 1}
            max={product.stock.total}
            error={quantityError}
          />
        )}
        {isOutage && <Notice tone="danger">{text}</Notice>}
        <Announcement of={outcome}>{text}</Announcement>
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
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise} className={styles.promise}>
              <Icon name="check" /> {t(`gift.promise.${promise}`)}
            </li>
          ))}
        </ul>
      </Stack>
    </form>
  );
});
