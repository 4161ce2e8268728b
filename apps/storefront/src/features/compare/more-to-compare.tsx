import { observer } from 'mobx-react-lite';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Heading, Link, Picture, Stack, Text } from '@torg/ui';
import { cardPictureView } from '../../display/picture-view.ts';
import { DeferredSection } from '../../elements/deferred-section.tsx';
import { deferredProductsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import type { ComparedProduct } from './compare-query.ts';
import { mostCompared } from '../../scope/compared-products.ts';
import * as styles from './compare-page.css.ts';

/** How many products are offered to be compared too. */
export const offeredCount = 8;

/** What lies in the category of the first product, each a link to the comparison with it. */
export function MoreToCompare({ products }: { products: readonly ComparedProduct[] }) {
  const t = useTranslate();
  const { commerce } = useScope();
  const categoryAlias = products[0]?.categoryAlias;
  if (!categoryAlias || products.length >= mostCompared) return null;
  const ids = products.map(({ productId }) => productId);
  return (
    <DeferredSection query={deferredProductsQuery(commerce, { categoryAlias }, offeredCount)} fallback={null}>
      {({ products: offered }) => {
        const others = offered.filter(({ productId }) => !ids.includes(productId));
        if (others.length === 0) return null;
        return (
          <Stack space="m" as="section">
            <Heading level={2}>{t('compare.more')}</Heading>
            <ul className={styles.offers}>
              {others.map((product) => (
                <li key={product.productId}>
                  <Offer product={product} compared={ids} />
                </li>
              ))}
            </ul>
          </Stack>
        );
      }}
    </DeferredSection>
  );
}

const Offer = observer(function Offer({ product, compared }: { product: ListedProduct; compared: readonly number[] }) {
  const t = useTranslate();
  const { config, site } = useScope();
  const { name, productId } = product;
  const [image] = product.images;
  return (
    <div className={styles.offer}>
      {image && (
        <div className={styles.thumbnail}>
          <Picture {...cardPictureView(config.imageBase, image, '64px')} alt="" />
        </div>
      )}
      <div>
        <Text size="s">{name}</Text>
        <Link
          href={href(site.locale, 'compare', {}, { products: [...compared, productId].join() })}
          aria-label={t('compare.add.which', { name })}
          isStandalone
        >
          {t('compare.add')}
        </Link>
      </div>
    </div>
  );
});
