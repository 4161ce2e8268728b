import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Heading, Stack, Text } from '@torg/ui';
import { promiseWords } from '../../display/shop-promise.ts';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { DeferredSection } from '../../elements/deferred-section.tsx';
import { ProductCards } from '../../elements/product-cards.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { bestsellersQuery, newsQuery } from './home-queries.ts';
import * as styles from './unedited-front-page.css.ts';

/** The front page of an account whose editors have written none: who the shop is, where to start, what is new and sells. */
export function UneditedFrontPage() {
  const t = useTranslate();
  const { commerce } = useScope();
  return (
    <Stack space="xxxl">
      <ShopWords />
      <CategoryTiles />
      <DeferredSection query={newsQuery(commerce)} fallback={<CardSkeletons count={8} isRow />}>
        {({ products }) => <ProductSection heading={t('shell.news')} products={products} name="news" />}
      </DeferredSection>
      <DeferredSection query={bestsellersQuery(commerce)} fallback={<CardSkeletons count={8} isRow />}>
        {({ products }) => (
          <ProductSection heading={t('home.bestsellers.heading')} products={products} name="bestsellers" />
        )}
      </DeferredSection>
    </Stack>
  );
}

function ShopWords() {
  const t = useTranslate();
  const scope = useScope();
  const { story } = scope.config.shop;
  return (
    <div className={styles.words}>
      <Heading level={1} size="display">
        {story.heading}
      </Heading>
      <Text size="l" tone="soft">
        {`${story.intro} ${t('home.hero.promise', promiseWords(scope))}`.trim()}
      </Text>
      <div>
        <ButtonLink href={href(scope.site.locale, 'news', {})} size="l">
          {t('home.hero.action')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface ProductSectionProps {
  heading: string;
  products: readonly ListedProduct[];
  /** What analytics know the list by. */
  name: string;
}

/** Products under a heading; nothing where there are none, as in a market that no goods were put into yet. */
function ProductSection({ heading, products, name }: ProductSectionProps) {
  if (products.length === 0) return null;
  return (
    <Stack space="l" as="section">
      <Heading level={2}>{heading}</Heading>
      <ProductCards products={products} label={heading} headingLevel={3} isRow list={name} />
    </Stack>
  );
}
