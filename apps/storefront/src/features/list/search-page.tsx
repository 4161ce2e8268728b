import { isFiltered } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, EmptyState, Stack } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { ListHeading } from './list-heading.tsx';
import { ProductListSection } from './product-list-section.tsx';
import { useList } from './use-list.ts';

/** What a search found, or what to do when it found nothing. */
export function SearchPage({ term }: { term: string }) {
  const t = useTranslate();
  const { site } = useScope();
  const shown = useList({ products: { searchText: term } });
  const { count } = shown;
  return (
    <Container>
      <Stack space="l">
        <ListHeading heading={t('search.heading', { term })} count={t('search.count', { count })} />
        {count > 0 || isFiltered(shown.chosen) ? (
          <ProductListSection shown={shown} />
        ) : (
          <EmptyState
            heading={t('search.empty.heading')}
            text={t('search.empty.text')}
            action={<ButtonLink href={href(site.locale, 'home', {})}>{t('search.empty.action')}</ButtonLink>}
          />
        )}
      </Stack>
    </Container>
  );
}
