import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { DescriptionList, Heading, Stack, Text } from '@torg/ui';
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
        <Text isMeasured>{texts.long || texts.short}</Text>
        {texts.extra && <Text isMeasured>{texts.extra}</Text>}
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
