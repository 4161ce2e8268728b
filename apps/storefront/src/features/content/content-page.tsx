import { useSuspenseQuery } from '@tanstack/react-query';
import { Container, Stack } from '@torg/ui';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { StaticPart } from '../../elements/static-part.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { areaQuery } from '../../queries/area-query.ts';
import { OwnLists } from '../../elements/widgets/own-lists.tsx';
import { WidgetRows } from '../../elements/widgets/widget-rows.tsx';
import { InfoPagesMenu } from './info-pages-menu.tsx';
import { besideMenuTag } from './info-pages-query.ts';
import * as styles from './info-pages-menu.css.ts';

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
  if (!area?.tags.includes(besideMenuTag)) return area && <WidgetRows area={area} />;
  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        <WidgetRows area={area} />
      </div>
      <div className={styles.menu}>
        <InfoPagesMenu alias={alias} />
      </div>
    </div>
  );
}
