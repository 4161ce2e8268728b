import { Suspense } from 'react';
import { colourOfName, stockState, type Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { SwatchPicker } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { thumbnailView } from '../../display/picture-view.ts';
import { ChoiceFinder, finderIds } from './choice-finder.tsx';
import { mostSideBySide } from './found-choices.ts';
import { LaterManyVariants } from './product-parts.ts';
import { variantLevels } from './variant-levels.ts';

/** What a merchant calls what products differ in, and what the shop says for it. */
const labels = {
  Color: 'product.colour',
  Scent: 'product.scent',
  Taste: 'product.taste',
  Motif: 'product.motif',
  Shape: 'product.shape',
  Size: 'product.size',
  Pattern: 'product.pattern',
  Material: 'product.material',
  Amount: 'product.amount',
} as const;

/** What no picture tells apart. */
const lookAlike: ReadonlySet<string> = new Set(['Size', 'Amount']);

function isKnown(dimension: string): dimension is keyof typeof labels {
  return dimension in labels;
}

/** The shapes, colours, scents … of a product, each a product with an address of its own; nothing where there is one. */
export function VariantChoice({ product }: { product: Product }) {
  const t = useTranslate();
  const { imageBase } = useScope().config;
  return variantLevels(product).map((level) => {
    const { dimension, options, current } = level;
    const label = t(isKnown(dimension) ? labels[dimension] : 'product.variant');
    if (options.length > mostSideBySide) {
      return (
        <Suspense key={dimension}>
          <LaterManyVariants label={label} level={level} />
          <ChoiceFinder id={finderIds.variant} />
        </Suspense>
      );
    }
    return (
      <SwatchPicker
        key={dimension}
        label={label}
        current={current.canonicalUrl}
        options={options.map(({ canonicalUrl, label, attributes, primaryImage, stock }) => ({
          href: canonicalUrl,
          label,
          colour: dimension === 'Color' ? (attributes.hex ?? colourOfName(label) ?? undefined) : attributes.hex,
          // What has no colour of its own is known by its picture; a size or an amount looks like every other.
          picture:
            !lookAlike.has(dimension) && attributes.hex === undefined && primaryImage !== null
              ? thumbnailView(imageBase, { fileName: primaryImage }).src
              : undefined,
          isSoldOut: stock.total === 0,
          note: stockState(stock) === 'few-left' ? t('product.fewLeft', { stock: stock.inStock }) : undefined,
        }))}
        soldOutLabel={t('product.soldOut')}
      />
    );
  });
}
