import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Container, Heading, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { CardSkeletons } from '../../views/card-skeletons.tsx';
import { DeferredSection } from '../../views/deferred-section.tsx';
import { ProductCards } from '../../views/product-cards.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { HomeHero } from './home-hero.tsx';
import { bestsellersQuery, newsQuery } from './home-queries.ts';

/** The front page: what the shop is, where to start, what is new and what sells. */
export function HomePage() {
  const t = useTranslate();
  const { commerce } = useScope();
  const { data: news } = useSuspenseQuery(newsQuery(commerce));
  return (
    <Stack space="xxxl">
      <HomeHero products={news.products} />
      <Container>
        <Stack space="xxxl">
          <CategoryTiles />
          <Stack space="l" as="section">
            <Heading level={2}>{t('home.news.heading')}</Heading>
            <ProductCards products={news.products} label={t('home.news.heading')} headingLevel={3} />
          </Stack>
          <DeferredSection query={bestsellersQuery(commerce)} fallback={<CardSkeletons count={8} />}>
            {({ products }) => (
              <Stack space="l" as="section">
                <Heading level={2}>{t('home.bestsellers.heading')}</Heading>
                <ProductCards products={products} label={t('home.bestsellers.heading')} headingLevel={3} />
              </Stack>
            )}
          </DeferredSection>
        </Stack>
      </Container>
    </Stack>
  );
}
