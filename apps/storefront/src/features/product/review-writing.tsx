import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import { RichText, useTranslate } from '@torg/i18n/react';
import { sitePath } from '@torg/market-routing';
import { Accordion, Button, Link, Notice, Stack, Text } from '@torg/ui';
import { ReviewForm } from '@torg/ui/reviews';
import { Announcement } from '../../elements/announcement.tsx';
import { signInQuery } from '../../navigation/sign-in-address.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useCustomer } from '../../scope/use-customer.ts';
import { reviewsId } from './review-choice.ts';
import { longestWritten } from './written-fields.ts';

const shownForm = { name: 'review', fetch: async () => (await import('./review.form.ts')).reviewForm };

const stars = [1, 2, 3, 4, 5] as const;

/** The form to write a review. Customers alone may send it; what a visitor has typed stays while they sign in. */
export const ReviewWriting = observer(function ReviewWriting({ product }: { product: Product }) {
  const t = useTranslate();
  const user = useCustomer();
  const form = useForm(shownForm, { about: { alias: product.alias }, fragment: `#${reviewsId}` });
  const answer = form.outcome?.answer ?? null;
  const [rating, author, comment] = [form.field('rating'), form.field('author'), form.field('comment')];
  const said = answer && t(`reviews.answer.${answer.kind}`);
  if (answer?.kind === 'received') {
    return (
      <>
        <Announcement of={answer}>{said}</Announcement>
        <Notice tone="success">{said}</Notice>
      </>
    );
  }
  const content = (
    <Stack space="m">
      <Announcement of={answer}>{said}</Announcement>
      {!user && <SignInNotice product={product} tone={answer?.kind === 'signed-out' ? 'danger' : 'info'} />}
      {answer && answer.kind !== 'signed-out' && <Notice tone="danger">{said}</Notice>}
      <ReviewForm
        form={form.props}
        stars={{
          name: rating.name,
          legend: t('reviews.rating'),
          starLabel: (count) => t('reviews.spoken', { stars: count }),
          defaultValue: stars.find((count) => String(count) === rating.defaultValue),
          error: rating.error && t('reviews.ratingRequired'),
        }}
        author={{
          ...author,
          defaultValue: author.defaultValue ?? user?.firstName,
          label: t('reviews.author'),
          hint: t('reviews.author.hint'),
          autoComplete: 'given-name',
          maxLength: longestWritten.author,
          required: true,
        }}
        comment={{ ...comment, label: t('reviews.comment'), maxLength: longestWritten.review, rows: 4, required: true }}
        note={
          <Text size="s" tone="muted" isMeasured>
            {t('reviews.note')}
          </Text>
        }
        action={
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            {t('reviews.submit')}
          </Button>
        }
      >
        {form.marker}
      </ReviewForm>
    </Stack>
  );
  return (
    <Accordion headingLevel={3} items={[{ heading: t('reviews.write'), content, isOpen: form.outcome !== null }]} />
  );
});

function SignInNotice({ product, tone }: { product: Product; tone: 'info' | 'danger' }) {
  const { site } = useScope();
  const path = product.canonicalUrl;
  const query = new URLSearchParams(signInQuery(`${sitePath(site, path)}#${reviewsId}`));
  return (
    <Notice tone={tone}>
      <RichText
        id="reviews.signIn"
        values={{
          link: (words) => (
            <Link href={`${path}?${query}`} rel="nofollow">
              {words}
            </Link>
          ),
        }}
      />
    </Notice>
  );
}
