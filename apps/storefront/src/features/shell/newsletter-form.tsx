import { useState, type FormEvent } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Button, Heading, Notice, Text, TextField } from '@torg/ui';
import { useLocation, useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { Announcement } from '../../elements/announcement.tsx';
import { newsletterId, readNewsletterAnswer, type NewsletterAnswer } from './newsletter-answer.ts';
import * as styles from './newsletter-form.css.ts';

/** Asks for the newsletter. A plain form: without script the server answers it, and the answer comes back in the address. */
export function NewsletterForm() {
  const t = useTranslate();
  const { site, commerce } = useScope();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const [answer, setAnswer] = useState<{ kind: NewsletterAnswer } | null>(null);
  const [isPending, setPending] = useState(false);
  const shown = answer?.kind ?? readNewsletterAnswer(query);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setPending(true);
    try {
      const { askForNewsletter } = await import('./ask-for-newsletter.ts');
      setAnswer({ kind: await askForNewsletter(commerce, email) });
    } catch {
      setAnswer({ kind: 'unreachable' });
    }
    setPending(false);
  }

  return (
    <section id={newsletterId} className={styles.newsletter}>
      <div>
        <Heading level={2} size="s">
          {t('shell.newsletter.heading')}
        </Heading>
        <Text tone="soft">{t('shell.newsletter.text')}</Text>
      </div>
      <Announcement of={answer}>{answer && t(`shell.newsletter.${answer.kind}`)}</Announcement>
      {shown === 'subscribed' ? (
        <Notice tone="success">{t('shell.newsletter.subscribed')}</Notice>
      ) : (
        <form
          method="post"
          action={siteHref(site, 'newsletterForm', {})}
          onSubmit={(event) => void submit(event)}
          noValidate
        >
          <input type="hidden" name="returnTo" value={pathname + search} />
          <div className={styles.row}>
            <TextField
              label={t('shell.newsletter.email')}
              name="email"
              type="email"
              autoComplete="email"
              required
              hint={t('shell.newsletter.consent')}
              error={shown ? t(`shell.newsletter.${shown}`) : undefined}
            />
            <div className={styles.send}>
              <Button type="submit" variant="secondary" isPending={isPending}>
                {t('shell.newsletter.submit')}
              </Button>
            </div>
          </div>
        </form>
      )}
    </section>
  );
}
