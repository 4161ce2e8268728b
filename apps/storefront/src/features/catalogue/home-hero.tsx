import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Heading, Picture, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { freeShippingLimit } from '../../views/free-shipping-limit.ts';
import { pictureView } from '../../views/picture-view.ts';
import * as styles from './home-page.css.ts';

/** The opening of the front page: who we are, and three of the new things. */
export function HomeHero({ products }: { products: readonly ListedProduct[] }) {
  const t = useTranslate();
  const scope = useScope();
  const pictures = products.flatMap(({ images }) => images.slice(0, 1)).slice(3, 6);
  return (
    <div className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
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
        <div className={styles.heroPictures}>
          {pictures.map((image, index) => (
            <div key={image.fileName} className={styles.heroPicture}>
              <Picture
                {...pictureView(scope.config.imageBase, image, '')}
                sizes="(min-width: 1024px) 240px, 31vw"
                loading="eager"
                fetchPriority={index === 0 ? 'high' : undefined}
                shape="card"
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
