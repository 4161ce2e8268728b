import { useEffect, useRef } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, ButtonLink, Container, Heading, Notice, Stack, Text } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';

const shownForm = { name: 'code-link', fetch: async () => (await import('./code-link.form.ts')).codeLinkForm };

/** Puts the code of a link on the cart: at once where there is script, and by its button elsewhere. */
export function CodeLinkPage() {
  const t = useTranslate();
  const { site } = useScope();
  const [query] = useSearchParams();
  const code = query.get('code')?.trim() ?? '';
  const form = useForm(shownForm, { about: { code } });
  const isSent = useRef(form.outcome !== null);
  const answer = form.outcome?.answer ?? null;
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    form.send({});
  }, [form]);
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>{t('code-link.heading')}</Heading>
        {answer && answer.kind !== 'done' ? (
          <>
            <Notice tone="warning" role="alert">
              {answer.kind === 'outage' ? t('errors.generic') : t(`code-link.${answer.kind}`, { code })}
            </Notice>
            <div>
              <ButtonLink href={href(site.locale, 'home', {})} variant="secondary">
                {t('code-link.home')}
              </ButtonLink>
            </div>
          </>
        ) : (
          <form {...form.props}>
            {form.marker}
            <Stack space="m">
              <Text>{t('code-link.intro', { code })}</Text>
              <div>
                <Button type="submit" isPending={form.isPending}>
                  {t('code-link.apply')}
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Stack>
    </Container>
  );
}
