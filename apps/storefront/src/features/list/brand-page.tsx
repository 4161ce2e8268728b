import { useSuspenseQuery } from '@tanstack/react-query';
import { HtmlContent } from '@torg/ui/html-content';
import { listPageQuery } from '../../queries/catalogue-queries.ts';
import { useShownPage } from '../../page/shown-page.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { markView } from '../../display/picture-view.ts';
import * as styles from './brand-page.css.ts';
import { listAreas } from './list-areas.ts';
import { ListPage } from './list-page.tsx';
import { useList } from './use-list.ts';

export interface BrandPageProps {
  alias: string;
  /** The path of its first page, by which the API knows what it says. */
  path: string;
}

/** Everything of one brand, below its mark and what it says of itself. */
export function BrandPage({ alias, path }: BrandPageProps) {
  const scope = useScope();
  const { config, site } = scope;
  const shown = useList({ products: { brandAlias: alias } });
  const { data: about } = useSuspenseQuery(listPageQuery(scope, path));
  const page = useShownPage();
  // Its head says it, where the account says nothing of the brand.
  const place = page.kind === 'found' ? page.head.about : undefined;
  const name = place?.above ? place.name : '';
  return (
    <ListPage name={name} shown={shown} areas={listAreas()}>
      {about && (
        <div className={styles.introduction}>
          {about.logo !== null && <img className={styles.mark} alt="" {...markView(config.imageBase, about.logo)} />}
          <HtmlContent html={about.primaryDescription} tableLabel={name} ownOrigin={site.origin} />
        </div>
      )}
    </ListPage>
  );
}
