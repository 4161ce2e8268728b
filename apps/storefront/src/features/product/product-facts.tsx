import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { DescriptionList, Heading, Stack } from '@torg/ui';
import { Paragraphs } from './paragraphs.tsx';
import { PriceHistory } from './price-history.tsx';
import * as styles from './product-page.css.ts';

/** What there is to know of a product: its texts, its specification, and how its price has moved. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useTranslate();
  const { texts, parameterGroups, brand, articleNumber } = product;
  const shown = parameterGroups.flatMap(({ parameters }) => parameters.filter(({ show }) => show));
  return (
    <div className={styles.facts}>
      <Stack space="m" as="section">
        <Heading level={2}>{t('product.description')}</Heading>
        <Paragraphs text={texts.long || texts.short} />
        {texts.extra && <Paragraphs text={texts.extra} />}
      </Stack>
      <Stack space="m" as="section">
        <Heading level={2}>{t('product.specification')}</Heading>
        <DescriptionList
          items={[
            ...(brand ? [{ term: t('product.brand'), value: brand.name }] : []),
            ...shown.map(({ label, value }) => ({ term: label, value })),
            { term: t('product.articleNumber'), value: articleNumber },
          ]}
        />
        <PriceHistory product={product} />
      </Stack>
    </div>
  );
}
