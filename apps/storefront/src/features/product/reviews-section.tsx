import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Heading, Inline, Link, RatingStars, Stack, Text } from '@torg/ui';
import { ReviewList, ReviewSummary } from '@torg/ui/reviews';
import { showsWidget } from '../../config/review-widget.ts';
import { WidgetPlace } from '../../elements/widget-rating.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { nextShown, readReviewChoice, reviewAddress, reviewsId, reviewSorts } from './review-choice.ts';
import { reviewsQuery, type ShownReviews } from './reviews-query.ts';
import { ReviewWriting } from './review-writing.tsx';
import { scoreText } from './score-text.ts';
import { toldDay } from './told-day.ts';
import { WidgetNote } from './widget-note.tsx';

/** What customers think of a product: all of it together, each by itself, and the form to write one. */
export function ReviewsSection({ product }: { product: Product }) {
  const { config } = useScope();
  return showsWidget(config) ? <WidgetReviews product={product} /> : <OwnReviews product={product} />;
}

/** What the customers of a review provider think: its script fills that in once the visitor agrees. */
function WidgetReviews({ product }: { product: Product }) {
  const t = useTranslate();
  return (
    <section id={reviewsId} tabIndex={-1}>
      <Stack space="l">
        <Heading level={2}>{t('reviews.heading')}</Heading>
        <WidgetNote />
        <WidgetPlace product={product} kind="lipscore-review-list" />
      </Stack>
    </section>
  );
}

function OwnReviews({ product }: { product: Product }) {
  const t = useTranslate();
  const scope = useScope();
  const [query] = useSearchParams();
  const { data: reviews } = useSuspenseQuery(reviewsQuery(scope, product.alias, readReviewChoice(query)));
  return (
    <section id={reviewsId} tabIndex={-1}>
      <Stack space="l">
        <Heading level={2}>{t('reviews.heading')}</Heading>
        {reviews === 'out' ? (
          <Text tone="soft">{t('reviews.out')}</Text>
        ) : (
          reviews && <Reviews product={product} reviews={reviews} />
        )}
        <ReviewWriting product={product} />
      </Stack>
    </section>
  );
}

function Reviews({ product, reviews: told }: { product: Product; reviews: ShownReviews }) {
  const t = useTranslate();
  const [query] = useSearchParams();
  const choice = readReviewChoice(query);
  const { total, count, distribution } = told;
  if (total === 0) return <Text tone="soft">{t('reviews.none')}</Text>;
  const addressOf = (change: Parameters<typeof reviewAddress>[2]) => reviewAddress(product.canonicalUrl, query, change);
  const more = nextShown(choice, count);
  return (
    <Stack space="m">
      <Summary reviews={told} addressOf={addressOf} stars={choice.stars} />
      <Text size="s" tone="muted" isMeasured>
        {t('reviews.checked', { by: distribution ? 'orders' : 'nobody' })}
      </Text>
      {distribution && total > 1 && (
        <nav aria-label={t('reviews.sort')}>
          <Inline space="m">
            {reviewSorts.map((sort) => (
              <Link
                key={sort}
                isStandalone
                tone={sort === choice.sort ? 'quiet' : 'accent'}
                rel="nofollow"
                href={addressOf({ sort })}
                aria-current={sort === choice.sort ? 'true' : undefined}
              >
                {t(`reviews.sort.${sort}`)}
              </Link>
            ))}
            {choice.stars !== null && (
              <Link isStandalone rel="nofollow" href={addressOf({ stars: null })}>
                {t('reviews.all', { count: total })}
              </Link>
            )}
          </Inline>
        </nav>
      )}
      {count === 0 ? (
        <Text tone="soft">{t('reviews.noneOfStars', { stars: choice.stars ?? 0 })}</Text>
      ) : (
        <List product={product} reviews={told} />
      )}
      {more !== null && (
        <Link isStandalone rel="nofollow" href={addressOf({ shown: more })}>
          {t('reviews.more')}
        </Link>
      )}
    </Stack>
  );
}

interface SummaryProps {
  reviews: ShownReviews;
  addressOf(change: { stars: number | null }): string;
  /** Those that are shown alone. */
  stars: number | null;
}

function Summary({ reviews: { averageRating, total, distribution }, addressOf, stars: chosen }: SummaryProps) {
  const t = useTranslate();
  const { site } = useScope();
  const score = scoreText(averageRating, site.languageId);
  const words = { score: averageRating, spoken: t('product.rating', { score, count: total }) };
  if (!distribution) return <RatingStars {...words} count={t('reviews.count', { count: total })} size="m" />;
  return (
    <ReviewSummary
      {...words}
      scoreText={score}
      count={t('reviews.count', { count: total })}
      rowsLabel={t('reviews.byStars')}
      rows={[5, 4, 3, 2, 1].map((stars) => {
        const given = distribution[stars - 1] ?? 0;
        return {
          stars,
          label: t('reviews.stars', { count: stars }),
          count: String(given),
          share: given / total,
          href: given > 0 ? addressOf({ stars: stars === chosen ? null : stars }) : undefined,
          isChosen: stars === chosen,
        };
      })}
    />
  );
}

function List({ product, reviews: { reviews } }: { product: Product; reviews: ShownReviews }) {
  const t = useTranslate();
  const scope = useScope();
  const shop = scope.config.shop.name;
  return (
    <ReviewList
      label={t('reviews.label', { name: product.name })}
      reviews={reviews.map(({ id, rating, author, comment, writtenAt, isVerified, reply }) => ({
        id,
        rating,
        author,
        comment: comment || undefined,
        spoken: t('reviews.spoken', { stars: rating }),
        date: toldDay(writtenAt, scope),
        verified: isVerified ? t('reviews.verified') : undefined,
        reply: reply
          ? { heading: t('reviews.reply', { shop }), date: toldDay(reply.repliedAt, scope), text: reply.text }
          : undefined,
      }))}
    />
  );
}
