import { useTranslate } from '@torg/i18n/react';
import { Button, Heading, Notice, Text, TextField } from '@torg/ui';
import { Announcement } from '../../elements/announcement.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import * as styles from './newsletter-form.css.ts';

const shownForm = { name: 'newsletter', fetch: async () => (await import('./newsletter.form.ts')).newsletterForm };

/** Where the form stands on the page. */
const newsletterId = 'newsletter';

/** Asks for the newsletter. */
export function NewsletterForm() {
  const t = useTranslate();
  const form = useForm(shownForm, { fragment: `#${newsletterId}` });
  const answer = form.outcome?.answer ?? null;
  const said = answer && t(`footer.newsletter.${answer.kind === 'outage' ? 'unreachable' : answer.kind}`);
  const email = form.field('email');
  return (
    <section id={newsletterId} className={styles.newsletter}>
      <div className={styles.words}>
        <Heading level={2} size="s">
          {t('footer.newsletter.heading')}
        </Heading>
        <Text tone="soft">{t('footer.newsletter.text')}</Text>
      </div>
      <Announcement of={answer}>{said}</Announcement>
      {answer?.kind === 'subscribed' ? (
        <Notice tone="success">{t('footer.newsletter.subscribed')}</Notice>
      ) : (
        <form {...form.props}>
          {form.marker}
          <div className={styles.row}>
            <TextField
              {...email}
              label={t('footer.newsletter.email')}
              type="email"
              autoComplete="email"
              required
              hint={t('footer.newsletter.consent')}
              error={email.error ?? said ?? undefined}
            />
            <div className={styles.send}>
              <Button type="submit" variant="secondary" isPending={form.isPending}>
                {t('footer.newsletter.submit')}
              </Button>
            </div>
          </div>
        </form>
      )}
    </section>
  );
}
