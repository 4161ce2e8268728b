import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Heading, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { promiseWords } from '../../display/shop-promise.ts';
import { ContentPicture } from '../../elements/content-picture.tsx';
import { frontBannerQuery } from '../../queries/front-banner-query.ts';
import * as styles from './home-hero.css.ts';

/** The opening of the front page: the picture that its editor chose, and who we are. */
export function HomeHero() {
  const t = useTranslate();
  const scope = useScope();
  const { story } = scope.config.shop;
  const { data: banner } = useQuery(frontBannerQuery(scope));
  return (
    <div className={styles.hero} data-promotion="">
      {banner && (
        <div className={styles.banner}>
          <ContentPicture image={banner.image} pictures={banner.pictures} isLead />
        </div>
      )}
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
    </div>
  );
}
