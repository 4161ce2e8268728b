import { useState } from 'react';
import type { ProductFilters } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { OverlayProvider } from '@torg/ui/overlays';
import { RangeSlider, type Range } from '@torg/ui/range-slider';
import { useScope } from '../../scope/scope-context.tsx';
import type { PriceRange } from './price-range.ts';
import { sliderBounds, sliderRange, thumbsOf } from './slider-bounds.ts';

export interface PriceSliderProps {
  label: string;
  /** The lowest and the highest price of the list, minor units inc VAT. */
  price: NonNullable<ProductFilters['price']>;
  /** What is chosen; null where nothing is. */
  range: PriceRange | null;
  /** An amount of whole units in words. */
  money(units: number): string;
  /** Hears what was chosen, when a thumb is let go. */
  onChoose(range: PriceRange): void;
}

/** The price by two thumbs, beside the fields that say it exactly. */
export function PriceSlider({ label, price, range, money, onChoose }: PriceSliderProps) {
  const t = useTranslate();
  const { site } = useScope();
  const { min, max, step } = sliderBounds(price);
  const chosen: Range = thumbsOf(range, { min, max });
  const [moved, setMoved] = useState<{ over: string; to: Range } | null>(null);
  const over = chosen.join();
  return (
    <OverlayProvider locale={site.languageId}>
      <RangeSlider
        label={label}
        fromLabel={t('list.price.lowest')}
        toLabel={t('list.price.highest')}
        {...{ min, max, step }}
        // Where a thumb is now, until what it chose is the choice.
        value={moved?.over === over ? moved.to : chosen}
        format={money}
        onChange={(to) => setMoved({ over, to })}
        onChangeEnd={(to) => onChoose(sliderRange(to, { min, max }))}
      />
    </OverlayProvider>
  );
}
