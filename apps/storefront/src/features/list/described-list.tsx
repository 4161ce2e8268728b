import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductSelection } from '@torg/commerce-sdk';
import { Container } from '@torg/ui';
import { HtmlContent } from '@torg/ui/html-content';
import { listPageQuery, productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { bannerView, type BannerKind } from '../../display/picture-view.ts';
import { ListPage } from './list-page.tsx';
import { useListPage } from './product-list-section.tsx';

/** A list whose page is described by the API. */
export interface DescribedListProps {
  /** The path of its first page, by which the API knows what it says. */
  path: string;
  /** Whose pictures it shows. */
  kind: BannerKind;
  /** What is in it. */
  selection: ProductSelection;
}

/** A list with the words that an editor put above and below its products. */
export function DescribedList({ path, kind, selection }: DescribedListProps) {
  const scope = useScope();
  const page = useListPage();
  const { data: about } = useSuspenseQuery(listPageQuery(scope, path));
  const { data: list } = useSuspenseQuery(productsQuery(scope.commerce, selection, page));
  if (!about) return null;
  const { name, isTitleHidden, isDescriptionHidden, primaryDescription, secondaryDescription } = about;
  const words = { tableLabel: name, ownOrigin: scope.site.origin };
  return (
    <>
      <ListPage
        name={name}
        isNameHidden={isTitleHidden}
        banner={bannerView(scope.config.imageBase, kind, about.backgroundImage)}
        list={list}
        page={page}
      >
        {!isDescriptionHidden && <HtmlContent html={primaryDescription} {...words} />}
      </ListPage>
      <Container>
        <HtmlContent html={secondaryDescription} {...words} />
      </Container>
    </>
  );
}
