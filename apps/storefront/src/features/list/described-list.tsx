import { useSuspenseQuery } from '@tanstack/react-query';
import { Container } from '@torg/ui';
import { HtmlContent } from '@torg/ui/html-content';
import { listPageQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { bannerView, type BannerKind } from '../../display/picture-view.ts';
import { listAreas } from './list-areas.ts';
import { ListPage } from './list-page.tsx';
import type { ListSource } from './list-source.ts';
import { useList } from './use-list.ts';

/** A list whose page is described by the API. */
export interface DescribedListProps {
  /** The path of its first page, by which the API knows what it says. */
  path: string;
  /** Whose pictures it shows. */
  kind: BannerKind;
  /** What is in it. */
  source: ListSource;
}

/** A list with the words that an editor put above and below its products. */
export function DescribedList({ path, kind, source }: DescribedListProps) {
  const scope = useScope();
  const shown = useList(source);
  const { data: about } = useSuspenseQuery(listPageQuery(scope, path));
  if (!about) return null;
  const { name, isTitleHidden, isDescriptionHidden, primaryDescription, secondaryDescription } = about;
  const words = { tableLabel: name, ownOrigin: scope.site.origin };
  return (
    <>
      <ListPage
        name={name}
        isNameHidden={isTitleHidden}
        banner={bannerView(scope.config.imageBase, kind, about.backgroundImage)}
        shown={shown}
        areas={listAreas()}
      >
        {!isDescriptionHidden && <HtmlContent html={primaryDescription} {...words} />}
      </ListPage>
      <Container>
        <HtmlContent html={secondaryDescription} {...words} />
      </Container>
    </>
  );
}
