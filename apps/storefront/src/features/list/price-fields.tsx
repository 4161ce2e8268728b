import { useRef, type KeyboardEvent } from 'react';
import type { Facet, ProductFilters } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { TextField } from '@torg/ui';
import { choosing } from './facet-choice.ts';
import { priceFields } from './lead-on-plain-form.ts';
import * as styles from './list-filters.css.ts';
import { rangeFacet, rangeIn, readFields } from './price-range.ts';
import type { ShownList } from './use-list.ts';

interface PriceFieldsProps {
  facet: Facet;
  /** The lowest and the highest price of the list, minor units inc VAT. */
  price: NonNullable<ProductFilters['price']>;
  shown: ShownList;
}

/** From which price and up to which: exact, and the same with and without script. */
export function PriceFields({ facet, price, shown }: PriceFieldsProps) {
  const t = useTranslate();
  const fields = useRef<HTMLDivElement>(null);
  const { wanted, choose } = shown;
  const range = rangeIn(wanted);
  const commit = () => {
    const [from, to] = Array.from(fields.current?.querySelectorAll('input') ?? [], ({ value }) => value);
    const next = rangeFacet(readFields({ from: from ?? '', to: to ?? '' }));
    if (next?.id === (range ? rangeFacet(range)?.id : undefined)) return;
    choose(choosing(wanted, facet, next ? [next] : []));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  const field = (name: string, label: string, bound: number, value: number | null | undefined) => (
    <TextField
      key={`${name} ${value}`}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value ?? ''}
      placeholder={String(bound)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <div ref={fields} className={styles.prices}>
      {field(priceFields.from, t('list.price.lowest'), Math.floor(price.lowest / 100), range?.from)}
      {field(priceFields.to, t('list.price.highest'), Math.ceil(price.highest / 100), range?.to)}
    </div>
  );
}
