import { useSuspenseQuery } from '@tanstack/react-query';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Container, Heading, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { DeferredSection } from '../../elements/deferred-section.tsx';
import { OwnProducts } from '../../elements/own-products.tsx';
import { ProductCards } from '../../elements/product-cards.tsx';
import { StaticPart } from '../../elements/static-part.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { HomeHero } from './home-hero.tsx';
import { bestsellersQuery, newsQuery } from './home-queries.ts';

/** The front page: what the shop is, where to start, what is new and what sells. */
export function HomePage() {
  const t = useTranslate();
  const { commerce } = useScope();
  return (
    <Stack space="xxxl">
      <StaticPart>
        <HomeHero />
      </StaticPart>
      <Container>
        <Stack space="xxxl">
          <StaticPart>
            <CategoryTiles />
            <NewProducts />
            <DeferredSection query={bestsellersQuery(commerce)} fallback={<CardSkeletons count={8} />}>
              {({ products }) => (
                <ProductSection heading={t('home.bestsellers.heading')} products={products} name="bestsellers" />
              )}
            </DeferredSection>
          </StaticPart>
          <OwnProducts of="viewed" heading={t('goods.viewed')} />
        </Stack>
      </Container>
    </Stack>
  );
}

function NewProducts() {
  const t = useTranslate();
  const { commerce } = useScope();
  const { data: news } = useSuspenseQuery(newsQuery(commerce));
  return <ProductSection heading={t('shell.news')} products={news.products} name="news" />;
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
      <ProductCards products={products} label={heading} headingLevel={3} list={name} />
    </Stack>
  );
}
