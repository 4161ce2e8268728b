import { useTranslate } from '@torg/i18n/react';
import { Button, Container, EmptyState } from '@torg/ui';
import { useLocation, useNavigate } from '../navigation/router-navigation.ts';

/** Stands in place of a page that could not be had for want of a connection. It comes by itself once there is one. */
export function OfflinePage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <Container>
      <EmptyState
        icon="warning"
        heading={t('errors.offline.heading')}
        headingLevel={1}
        text={t('errors.offline.text')}
        action={
          <Button onClick={() => void navigate({ pathname, search, hash }, { replace: true })}>
            {t('errors.retry')}
          </Button>
        }
      />
    </Container>
  );
}
