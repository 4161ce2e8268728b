import type { ReactNode } from 'react';
import type { NamedLink } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Breadcrumbs, Container, Picture, Stack, type PictureSource } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { shopPath } from '../../navigation/shop-address.ts';
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
  /** What the list lies under, the root first; the front page stands before it. */
  above?: readonly Pick<NamedLink, 'name' | 'canonicalUrl'>[];
  shown: ShownList;
  /** Stands between the heading and the products. */
  children?: ReactNode;
}

/** A list of products with a place in the shop: where it lies, what it is called, what is in it. */
export function ListPage(props: ListPageProps) {
  const { name, isNameHidden, description, banner, above = [], shown, children } = props;
  const t = useTranslate();
  const { locale } = useScope().site;
  const trail = above.map((link) => ({ label: link.name, href: shopPath(link.canonicalUrl) }));
  return (
    <Container>
      <Stack space="l">
        <Breadcrumbs
          label={t('list.breadcrumbs')}
          items={[{ label: t('list.home'), href: href(locale, 'home', {}) }, ...trail, { label: name }]}
        />
        {banner && <Picture {...banner} ratio="banner" shape="card" loading="eager" fetchPriority="high" />}
        <ListHeading
          heading={name}
          isHeadingHidden={isNameHidden}
          count={t('list.count', { count: shown.list.count })}
          description={description}
        />
        {children}
        <ProductListSection {...shown} />
      </Stack>
    </Container>
  );
}
