import { useSuspenseQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { Product } from '@torg/commerce-sdk/domain';
import type { QuestionList } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { Accordion, Button, Heading, Notice, Stack, Text, TextArea, TextField } from '@torg/ui';
import { QuestionCard } from '@torg/ui/reviews';
import { Announcement } from '../../elements/announcement.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useCustomer } from '../../scope/use-customer.ts';
import { questionsQuery } from './reviews-query.ts';
import { toldDay } from './told-day.ts';
import { longestWritten } from './written-fields.ts';

const shownForm = { name: 'question', fetch: async () => (await import('./question.form.ts')).questionForm };

/** Where they stand on the page. */
const questionsId = 'questions';

/** What customers asked about a product, what they were told, and the form to ask; nothing where the account has none of it. */
export function QuestionsSection({ product }: { product: Product }) {
  const t = useTranslate();
  const scope = useScope();
  const { data: told } = useSuspenseQuery(questionsQuery(scope, product.alias));
  if (told === null) return null;
  return (
    <section id={questionsId} tabIndex={-1}>
      <Stack space="l">
        <Heading level={2}>{t('reviews.questions')}</Heading>
        {told === 'out' ? (
          <Text tone="soft">{t('reviews.questions.out')}</Text>
        ) : (
          <Questions questions={told.questions} />
        )}
        <QuestionWriting product={product} />
      </Stack>
    </section>
  );
}

function Questions({ questions }: Pick<QuestionList, 'questions'>) {
  const t = useTranslate();
  const scope = useScope();
  if (questions.length === 0) return <Text tone="soft">{t('reviews.questions.none')}</Text>;
  return (
    <Stack space="l">
      {questions.map(({ id, text, author, askedAt, answers }) => (
        <QuestionCard
          key={id}
          question={text}
          author={author}
          date={toldDay(askedAt, scope)}
          unanswered={t('reviews.questions.unanswered')}
          answers={answers.map((answer) => ({
            id: answer.id,
            text: answer.text,
            isFromShop: answer.isFromShop,
            author: answer.isFromShop ? t('reviews.reply', { shop: answer.author }) : answer.author,
            date: toldDay(answer.answeredAt, scope),
          }))}
        />
      ))}
    </Stack>
  );
}

const QuestionWriting = observer(function QuestionWriting({ product }: { product: Product }) {
  const t = useTranslate();
  const user = useCustomer();
  const form = useForm(shownForm, { about: { alias: product.alias }, fragment: `#${questionsId}` });
  const answer = form.outcome?.answer ?? null;
  const author = form.field('author');
  const said = answer && t(`reviews.question.answer.${answer.kind}`);
  if (answer?.kind === 'received') {
    return (
      <>
        <Announcement of={answer}>{said}</Announcement>
        <Notice tone="success">{said}</Notice>
      </>
    );
  }
  const content = (
    <form {...form.props}>
      {form.marker}
      <Stack space="m">
        <Announcement of={answer}>{said}</Announcement>
        {said && <Notice tone="danger">{said}</Notice>}
        <TextArea
          {...form.field('text')}
          label={t('reviews.question.text')}
          maxLength={longestWritten.question}
          rows={3}
          required
        />
        <TextField
          {...author}
          defaultValue={author.defaultValue ?? user?.firstName}
          label={t('reviews.author')}
          hint={t('reviews.question.author.hint')}
          autoComplete="given-name"
          maxLength={longestWritten.author}
          required
        />
        {/* Writing it here is the consent to be answered by mail: nobody writes it for them. */}
        <TextField
          {...form.field('email')}
          label={t('reviews.question.email')}
          hint={t('reviews.question.email.hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Text size="s" tone="muted">
          {t('reviews.question.note')}
        </Text>
        <div>
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            {t('reviews.question.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
  return (
    <Accordion
      headingLevel={3}
      items={[{ heading: t('reviews.question.write'), content, isOpen: form.outcome !== null }]}
    />
  );
});
