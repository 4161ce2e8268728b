import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { SearchField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';

/** Looks for a brand by a part of its name. A plain form: what it finds has an address. */
export function BrandSearch({ sought }: { sought: string }) {
  const t = useTranslate();
  const { site } = useScope();
  return (
    <form action={siteHref(site, 'brands', {})} role="search" aria-label={t('brands.search')}>
      <SearchField
        name="q"
        label={t('brands.search')}
        submitLabel={t('brands.search.submit')}
        defaultValue={sought}
        placeholder={t('brands.search')}
      />
    </form>
  );
}
