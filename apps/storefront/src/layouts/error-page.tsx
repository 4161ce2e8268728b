import { href } from '@torg/market-routing';
import { useTranslate } from '@torg/i18n/react';
import { ButtonLink, Container, EmptyState, Text } from '@torg/ui';
import type { FailedPage } from '../page/shown-page.tsx';
import { useLocation } from '../navigation/router-navigation.ts';
import { useScope } from '../scope/scope-context.tsx';
import { errorTexts } from './error-texts.ts';

const strayCar = { src: '/pictures/not-found.avif', width: 720, height: 540, alt: '' };

/** What a visitor sees in place of a page that is missing, or that could not be loaded. */
export function ErrorPage({ status }: { status: FailedPage['status'] }) {
  const t = useTranslate();
  const { site } = useScope();
  const { pathname, search } = useLocation();
  const isMissing = status === 404 || status === 410;
  const { heading, text } = errorTexts(status, t);
  return (
    <Container>
      <EmptyState
        icon="warning"
        picture={isMissing ? strayCar : undefined}
        heading={heading}
        headingLevel={1}
        text={
          <>
            <Text>{text}</Text>
            <Text size="s">{t('errors.status', { status })}</Text>
          </>
        }
        action={
          <>
            {status >= 500 && <ButtonLink href={pathname + search}>{t('errors.retry')}</ButtonLink>}
            <ButtonLink href={href(site.locale, 'home', {})} variant={status >= 500 ? 'secondary' : 'primary'}>
              {t('errors.toHome')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
