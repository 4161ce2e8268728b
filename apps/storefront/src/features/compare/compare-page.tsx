import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, EmptyState, Heading, Link, Notice, Picture, PriceTag, Stack, Text } from '@torg/ui';
import { CompareTable } from '@torg/ui/rows';
import { cardPictureView } from '../../display/picture-view.ts';
import { priceView } from '../../display/price-view.ts';
import { stockView } from '../../display/stock-view.ts';
import { OwnProducts } from '../../elements/own-products.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { showsWidget } from '../../config/review-widget.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { compareQuery, type ComparedProduct } from './compare-query.ts';
import { compareRows, differingRows } from './compare-rows.ts';
import { readCompared } from '../../scope/compared-products.ts';
import { MoreToCompare } from './more-to-compare.tsx';
import * as styles from './compare-page.css.ts';

/** Up to four products beside each other. Its address holds which, so that it can be shared and needs no script. */
export const ComparePage = observer(function ComparePage() {
  const t = useTranslate();
  const { commerce, compared, site } = useScope();
  const [query] = useSearchParams();
  const asked = readCompared(query.get('products'));
  const { data: products = [] } = useQuery(compareQuery(commerce, asked));
  const shown = asked.join();
  useEffect(() => compared.write(shown), [compared, shown]);
  return (
    <Container>
      <Stack space="l">
        <Stack space="xs">
          <Heading level={1}>{t('compare.heading')}</Heading>
          <Text tone="soft" isMeasured>
            {t('compare.intro')}
          </Text>
        </Stack>
        {products.length === 0 ? (
          <EmptyState
            heading={t('compare.empty.heading')}
            text={t('compare.empty.text')}
            action={<ButtonLink href={href(site.locale, 'news', {})}>{t('compare.empty.action')}</ButtonLink>}
          />
        ) : (
          <Compared products={products} />
        )}
        {products.length < asked.length && products.length > 0 && (
          <Notice>{t('compare.gone', { count: asked.length - products.length })}</Notice>
        )}
        <MoreToCompare products={products} />
        <OwnProducts of="viewed" heading={t('goods.viewed')} />
      </Stack>
    </Container>
  );
});

const Compared = observer(function Compared({ products }: { products: readonly ComparedProduct[] }) {
  const t = useTranslate();
  const { config, site } = useScope();
  const [query] = useSearchParams();
  const viewer = { locale: site.locale, vatView: useVatView(), t };
  const onlyDiffering = query.get('only') === 'differences';
  const ids = products.map(({ productId }) => productId);
  const at = (productIds: readonly number[], isOnly: boolean) =>
    href(
      site.locale,
      'compare',
      {},
      {
        ...(productIds.length > 0 && { products: productIds.join() }),
        ...(isOnly && { only: 'differences' }),
      },
    );
  const all = compareRows(products, [
    { label: t('compare.brand'), of: ({ brand }) => brand?.name ?? '' },
    {
      label: t('compare.rating'),
      // A review provider's stars are no words to compare.
      of: ({ rating: { score, voteCount } }) =>
        voteCount > 0 && !showsWidget(config) ? t('compare.score', { score, count: voteCount }) : '',
    },
    {
      label: t('compare.stock'),
      of: ({ stock }) => stockView(stock, t).label,
    },
    { label: t('compare.sizes'), of: ({ sizes }) => sizes.join(', ') },
  ]);
  const rows = onlyDiffering ? differingRows(all) : all;
  return (
    <Stack space="m">
      {products.length > 1 ? (
        <div>
          <Link href={at(ids, !onlyDiffering)} isStandalone>
            {onlyDiffering ? t('compare.showAll') : t('compare.showDiffering')}
          </Link>
        </div>
      ) : (
        <Text>{t('compare.needsMore')}</Text>
      )}
      <CompareTable
        label={t('compare.heading')}
        featureLabel={t('compare.feature')}
        differsLabel={t('compare.differs')}
        missingLabel={t('compare.missing')}
        columns={products.map((product) => ({
          id: product.productId,
          head: (
            <div className={styles.head}>
              <Link href={product.canonicalUrl} tone="quiet">
                {product.name}
              </Link>
              {product.images[0] && (
                <div className={styles.picture}>
                  <Picture
                    {...cardPictureView(config.imageBase, product.images[0], '(min-width: 768px) 220px, 40vw')}
                    alt=""
                    loading="eager"
                  />
                </div>
              )}
              {product.price && <PriceTag {...priceView(product.price, product.lowestPrice, viewer)} />}
              <Link
                href={at(
                  ids.filter((id) => id !== product.productId),
                  onlyDiffering,
                )}
                aria-label={t('compare.remove.which', { name: product.name })}
                isStandalone
              >
                {t('compare.remove')}
              </Link>
            </div>
          ),
        }))}
        rows={rows}
      />
    </Stack>
  );
});
