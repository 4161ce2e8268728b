import { useSuspenseQuery } from '@tanstack/react-query';
import { Container, Stack } from '@torg/ui';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { areaQuery } from '../../queries/area-query.ts';
import { WidgetRows } from './widget-rows.tsx';

/** A page of words and pictures, such as the terms. */
export function ContentPage({ alias }: { alias: string }) {
  const scope = useScope();
  const { data: area } = useSuspenseQuery(areaQuery(scope, { alias }));
  if (!area) return null;
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        <WidgetRows area={area} />
      </Stack>
    </Container>
  );
}
