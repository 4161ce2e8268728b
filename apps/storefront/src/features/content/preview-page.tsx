import { useSuspenseQuery } from '@tanstack/react-query';
import { Container } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { areaQuery } from '../../queries/area-query.ts';
import { readPreviewRequest } from './preview-request.ts';
import { OwnLists } from '../../elements/widgets/own-lists.tsx';
import { WidgetRows } from '../../elements/widgets/widget-rows.tsx';

/** What stands in an area, by itself, as it will be once it is published. */
export function PreviewPage() {
  const [query] = useSearchParams();
  const request = readPreviewRequest(query);
  const { data: area } = useSuspenseQuery(areaQuery(useScope(), request));
  return (
    area && (
      <Container>
        <WidgetRows area={area} />
        <OwnLists request={request} />
      </Container>
    )
  );
}
