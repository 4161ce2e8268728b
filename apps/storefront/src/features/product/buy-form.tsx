import { memo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Notice, QuantityField, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { Announcement } from '../../elements/announcement.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { ChoiceFinder, finderIds } from './choice-finder.tsx';
import { mostInList } from './found-choices.ts';
import { rememberedSize } from './remembered-size.ts';
import { Availability } from './availability.tsx';
import { SizeGuideLink } from './size-guide-link.tsx';
import { SizeChoice } from './size-choice.tsx';
import { useBuyAnswer } from './use-buy-answer.ts';
import { useOutcomeOf } from './use-outcome-of.ts';

/** What stands elsewhere on the page finds the form and its button by these. */
export const buyIds = { form: 'buy', button: 'buy-now' } as const;

const shownForm = { name: 'buy', fetch: async () => (await import('../../elements/buy.form.ts')).buyForm };

/** Buys a product: its sizes, how many, and the button. It stays over the product's colours. */
export const BuyForm = observer(function BuyForm({ product }: { product: Product }) {
  const { stores } = useScope();
  const form = useForm(shownForm, {
    isPrefetched: true,
    leadsOn: false,
    onAnswer: ({ kind }) => kind === 'done' && stores.ui.setCartPanelOpen(true),
  });
  const { skus } = product;
  const asked = useAskedSku();
  const [chosen, setChosen] = useState(() => findSku(form.field('skuId').defaultValue ?? asked));
  const sku = rememberedSize(skus, chosen);
  const soldOut = product.stock.total === 0;

  function findSku(value: string | null) {
    return skus.find(({ skuId }) => String(skuId) === value) ?? null;
  }

  function choose(value: string) {
    setChosen(findSku(value));
    keepInAddress(value);
  }

  // What stood wrong with one size or colour, even if it was told late, is not said of another.
  const isOfThisSize = (form.outcome?.typed.skuId ?? '') === String(sku?.skuId ?? '');
  const told = useOutcomeOf(form.outcome, product.alias);
  const outcome = isOfThisSize ? told : null;
  const sizeError = outcome ? form.field('skuId').error : undefined;
  const { text, isOutage, refusal } = useBuyAnswer(
    outcome?.answer ?? null,
    skus.map(({ skuId }) => skuId),
  );
  const quantityError = outcome ? (form.field('quantity').error ?? refusal) : undefined;
  return (
    <>
      <form {...form.props} id={buyIds.form}>
        {form.marker}
        <Stack space="l">
          <Stack space="xs">
            <SizeChoice skus={skus} chosen={sku} onChange={choose} error={sizeError} />
            <SizeGuideLink key={product.alias} product={product} />
          </Stack>
          <Availability product={product} sku={sku} />
          {!soldOut && (
            <Quantity
              atFirst={Number(form.field('quantity').defaultValue) || 1}
              max={Math.max(1, (sku ?? product).stock.total)}
              error={quantityError}
            />
          )}
          {isOutage && <Notice tone="danger">{text}</Notice>}
          {/* A size that is missing gets the focus, and is heard with it. */}
          <Announcement of={outcome}>{!sizeError && (quantityError ?? text)}</Announcement>
          <BuyButton soldOut={soldOut} isPending={form.isPending} />
        </Stack>
      </form>
      {skus.length > mostInList && <ChoiceFinder id={finderIds.size} />}
    </>
  );
});

// Each is drawn again for its own reasons alone: what stands wrong with the size leaves all of them as they are.

const Quantity = memo(function Quantity({ atFirst, max, error }: { atFirst: number; max: number; error?: string }) {
  const t = useTranslate();
  return (
    <QuantityField
      label={t('product.quantity')}
      decreaseLabel={t('goods.decrease')}
      increaseLabel={t('goods.increase')}
      defaultValue={atFirst}
      max={max}
      error={error}
    />
  );
});

const BuyButton = memo(function BuyButton({ soldOut, isPending }: { soldOut: boolean; isPending: boolean }) {
  const t = useTranslate();
  return (
    <Button id={buyIds.button} type="submit" size="l" icon="cart" isFullWidth disabled={soldOut} isPending={isPending}>
      {soldOut ? t('product.soldOut') : t('product.addToCart')}
    </Button>
  );
});

/** The size that the address asks for (`?sku=`). */
function useAskedSku(): string | null {
  const [query] = useSearchParams();
  return query.get('sku');
}

/** Puts the size into the address without asking for the page anew: who copies it shares the size. */
function keepInAddress(skuId: string): void {
  const address = new URL(location.href);
  address.searchParams.set('sku', skuId);
  history.replaceState(history.state, '', address);
}
