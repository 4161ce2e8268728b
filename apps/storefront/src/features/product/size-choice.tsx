import { Suspense } from 'react';
import { stockState, type Sku } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { SizePicker } from '@torg/ui';
import { mostSideBySide } from './found-choices.ts';
import { LaterManySizes } from './product-parts.ts';

export interface SizeChoiceProps {
  skus: readonly Sku[];
  chosen: Sku | null;
  onChange(skuId: string): void;
  error?: string;
}

/** The sizes of a product; where it has only one, the form carries that one unseen. */
export function SizeChoice({ skus, chosen, onChange, error }: SizeChoiceProps) {
  const t = useTranslate();
  const [only] = skus;
  if (skus.length === 1 && only) return <input type="hidden" name="skuId" value={only.skuId} />;
  if (skus.length > mostSideBySide) {
    return (
      <Suspense>
        <LaterManySizes skus={skus} chosen={chosen} onChange={onChange} error={error} />
      </Suspense>
    );
  }
  return (
    <SizePicker
      legend={t('product.size')}
      name="skuId"
      options={skus.map(({ skuId, name, stock }) => ({
        value: String(skuId),
        label: name,
        note: stockState(stock) === 'few-left' ? t('product.fewLeft', { stock: stock.inStock }) : undefined,
        isSoldOut: stock.total === 0,
      }))}
      soldOutLabel={t('product.soldOut')}
      value={chosen ? String(chosen.skuId) : null}
      onChange={onChange}
      error={error}
    />
  );
}
