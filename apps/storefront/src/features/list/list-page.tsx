import type { ReactNode } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { Container, Picture, Stack, type PictureSource } from '@torg/ui';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { PageArea } from '../../elements/widgets/page-area.tsx';
import type { ListAreas } from './list-areas.ts';
import { ListHeading } from './list-heading.tsx';
import { ProductListSection } from './product-list-section.tsx';
import type { ShownList } from './use-list.ts';

export interface ListPageProps {
  name: string;
  /** Whether its name is heard alone. */
  isNameHidden?: boolean;
  description?: string;
  /** The wide picture above it. */
  banner?: PictureSource;
  shown: ShownList;
  /** What editors put above and below its products; its route has fetched it. */
  areas: ListAreas;
  /** Stands between the heading and the products. */
  children?: ReactNode;
}

/** A list of products with a place in the shop: where it lies, what it is called, what is in it. */
export function ListPage(props: ListPageProps) {
  const { name, isNameHidden, description, banner, shown, areas, children } = props;
  const t = useTranslate();
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        {banner && <Picture {...banner} ratio="banner" shape="card" loading="eager" fetchPriority="high" />}
        <ListHeading
          heading={name}
          isHeadingHidden={isNameHidden}
          count={t('list.count', { count: shown.count })}
          description={description}
        />
        {children}
        <PageArea request={areas.top} />
        <ProductListSection shown={shown} />
        <PageArea request={areas.bottom} />
      </Stack>
    </Container>
  );
}
