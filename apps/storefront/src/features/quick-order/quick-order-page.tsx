import { useTranslate } from '@torg/i18n/react';
import { Container, Heading, Stack, Text } from '@torg/ui';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { QuickOrderForm } from './quick-order-form.tsx';

/** Where many articles are ordered by their numbers: typed, pasted or from a file. */
export function QuickOrderPage() {
  const t = useTranslate();
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        <Heading level={1}>{t('quick-order.heading')}</Heading>
        <Text isMeasured>{t('quick-order.intro')}</Text>
        <QuickOrderForm />
      </Stack>
    </Container>
  );
}
