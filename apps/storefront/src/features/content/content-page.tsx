import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Breadcrumbs, Container, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { areaQuery } from '../../queries/area-query.ts';
import { WidgetRows } from './widget-rows.tsx';

/** A page of words and pictures, such as the terms. */
export function ContentPage({ alias }: { alias: string }) {
  const t = useTranslate();
  const scope = useScope();
  const { data: area } = useSuspenseQuery(areaQuery(scope, { alias }));
  if (!area) return null;
  return (
    <Container>
      <Stack space="l">
        <Breadcrumbs
          label={t('list.breadcrumbs')}
          items={[{ label: t('list.home'), href: href(scope.site.locale, 'home', {}) }, { label: area.title }]}
        />
        <WidgetRows area={area} />
      </Stack>
    </Container>
  );
}
