import { useSuspenseQuery } from '@tanstack/react-query';
import { Container, Stack } from '@torg/ui';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { StaticPart } from '../../elements/static-part.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { areaQuery } from '../../queries/area-query.ts';
import { OwnLists } from '../../elements/widgets/own-lists.tsx';
import { WidgetRows } from '../../elements/widgets/widget-rows.tsx';

/** A page of words and pictures, such as the terms. */
export function ContentPage({ alias }: { alias: string }) {
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        <StaticPart>
          <Area alias={alias} />
        </StaticPart>
        <OwnLists request={{ alias }} />
      </Stack>
    </Container>
  );
}

function Area({ alias }: { alias: string }) {
  const { data: area } = useSuspenseQuery(areaQuery(useScope(), { alias }));
  return area && <WidgetRows area={area} />;
}
