import { useSuspenseQuery } from '@tanstack/react-query';
import { HtmlContent } from '@torg/ui/html-content';
import { listPageQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { markView } from '../../display/picture-view.ts';
import * as styles from './brand-page.css.ts';
import { brandNameIn } from './brand-name-in.ts';
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
  const name = about?.name ?? brandNameIn(shown.filters, path) ?? '';
  return (
    <ListPage name={name} shown={shown}>
      {about && (
        <div className={styles.introduction}>
          {about.logo !== null && <img className={styles.mark} alt="" {...markView(config.imageBase, about.logo)} />}
          <HtmlContent html={about.primaryDescription} tableLabel={name} ownOrigin={site.origin} />
        </div>
      )}
    </ListPage>
  );
}
