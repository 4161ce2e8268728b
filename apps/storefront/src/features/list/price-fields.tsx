import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Facet, ProductFilters } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { TextField } from '@torg/ui';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { choosing } from './facet-choice.ts';
import { priceFields } from './lead-on-plain-form.ts';
import * as styles from './list-filters.css.ts';
import { rangeFacet, rangeIn, readFields, type PriceRange } from './price-range.ts';
import { moneyIn } from './price-words.ts';
import type { ShownList } from './use-list.ts';

interface PriceFieldsProps {
  facet: Facet;
  /** The lowest and the highest price of the list, minor units inc VAT. */
  price: NonNullable<ProductFilters['price']>;
  shown: ShownList;
}

/** Brings a slider along that no page needs before the prices are in sight. */
const PriceSlider = lazyPart(['list'], async () => (await import('./price-slider.tsx')).PriceSlider);

/** From which price and up to which: exact, and the same with and without script; with one, by a slider too. */
export function PriceFields({ facet, price, shown }: PriceFieldsProps) {
  const t = useTranslate();
  const fields = useRef<HTMLDivElement>(null);
  const scope = useScope();
  const { place, isSeen } = useSeen();
  const { wanted, choose } = shown;
  const range = rangeIn(wanted);
  const commit = () => {
    const [from, to] = Array.from(fields.current?.querySelectorAll('input') ?? [], ({ value }) => value);
    take(readFields({ from: from ?? '', to: to ?? '' }));
  };
  const take = (next: PriceRange) => {
    const value = rangeFacet(next);
    if (value?.id === (range ? rangeFacet(range)?.id : undefined)) return;
    choose(choosing(wanted, facet, value ? [value] : []));
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
    <>
      <div ref={place} className={styles.slider}>
        {isSeen && (
          <FailureBoundary fallback={null}>
            <Suspense>
              <PriceSlider
                label={facet.label}
                price={price}
                range={range}
                money={moneyIn(shown, scope)}
                onChoose={take}
              />
            </Suspense>
          </FailureBoundary>
        )}
      </div>
      <div ref={fields} className={styles.prices}>
        {field(priceFields.from, t('list.price.lowest'), Math.floor(price.lowest / 100), range?.from)}
        {field(priceFields.to, t('list.price.highest'), Math.ceil(price.highest / 100), range?.to)}
      </div>
    </>
  );
}

/** Whether a part has been in sight; it is watched until then. */
function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isSeen) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isSeen]);
  return { place, isSeen };
}
