import { useQuery } from '@tanstack/react-query';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Heading, Picture, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { freeShippingLimit } from '../../views/free-shipping-limit.ts';
import { pictureView } from '../../views/picture-view.ts';
import { ContentPicture } from '../../views/content-picture.tsx';
import { frontBannerQuery } from '../../queries/front-banner-query.ts';
import * as styles from './home-hero.css.ts';

/** The opening of the front page: the picture that its editor chose, or else new things, and who we are. */
export function HomeHero({ products }: { products: readonly ListedProduct[] }) {
  const t = useTranslate();
  const scope = useScope();
  const { data: banner } = useQuery(frontBannerQuery(scope));
  return (
    <div className={styles.hero}>
      {banner ? (
        <div className={styles.banner}>
          <ContentPicture image={banner.image} pictures={banner.pictures} isLead />
        </div>
      ) : (
        <NewThings products={products.slice(3, 6)} />
      )}
      <div className={styles.words}>
        <Heading level={1} size="display">
          {t('home.hero.heading')}
        </Heading>
        <Text size="l" tone="soft">
          {t('home.hero.intro', { limit: freeShippingLimit(scope) })}
        </Text>
        <div>
          <ButtonLink href={href(scope.site.locale, 'news', {})} size="l">
            {t('home.hero.action')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function NewThings({ products }: { products: readonly ListedProduct[] }) {
  const { imageBase } = useScope().config;
  return (
    <div className={styles.newThings}>
      {products
        .flatMap(({ images }) => images.slice(0, 1))
        .map((image, index) => (
          <Picture
            key={image.fileName}
            {...pictureView(imageBase, image, '')}
            sizes="(min-width: 1360px) 432px, 33vw"
            loading="eager"
            fetchPriority={index === 0 ? 'high' : undefined}
            ratio="landscape"
          />
        ))}
    </div>
  );
}
