import { useMemo } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { finderIds } from './choice-finder.tsx';
import { ManyChoices } from './many-choices.tsx';
import type { SizeChoiceProps } from './size-choice.tsx';

/** The sizes of a product that has very many. */
export function ManySizes({ skus, chosen, onChange, error }: SizeChoiceProps) {
  const t = useTranslate();
  const choices = useMemo(
    () => skus.map(({ skuId, name, stock }) => ({ value: String(skuId), label: name, stock })),
    [skus],
  );
  return (
    <ManyChoices
      label={t('product.size')}
      name="skuId"
      choices={choices}
      value={chosen ? String(chosen.skuId) : ''}
      onChange={onChange}
      error={error}
      finder={finderIds.size}
    />
  );
}
