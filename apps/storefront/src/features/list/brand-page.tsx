import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { HtmlContent } from '@torg/ui/html-content';
import { listPageQuery, productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { markView } from '../../display/picture-view.ts';
import * as styles from './brand-page.css.ts';
import { ListPage } from './list-page.tsx';
import { useListPage } from './product-list-section.tsx';

export interface BrandPageProps {
  alias: string;
  /** The path of its first page, by which the API knows what it says. */
  path: string;
}

/** Everything of one brand, below its mark and what it says of itself. */
export function BrandPage({ alias, path }: BrandPageProps) {
  const t = useTranslate();
  const scope = useScope();
  const { commerce, config, site } = scope;
  const page = useListPage();
  const { data: list } = useSuspenseQuery(productsQuery(commerce, { brandAlias: alias }, page));
  const { data: about } = useSuspenseQuery(listPageQuery(scope, path));
  const register = { name: t('brands.heading'), canonicalUrl: href(site.locale, 'brands', {}) };
  const name = list.products[0]?.brand?.name ?? '';
  return (
    <ListPage name={name} above={[register]} list={list} page={page}>
      {about && (
        <div className={styles.introduction}>
          {about.logo !== null && <img className={styles.mark} alt="" {...markView(config.imageBase, about.logo)} />}
          <HtmlContent html={about.primaryDescription} tableLabel={name} ownOrigin={site.origin} />
        </div>
      )}
    </ListPage>
  );
}
