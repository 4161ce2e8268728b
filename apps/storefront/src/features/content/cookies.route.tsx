import { useSuspenseQuery } from '@tanstack/react-query';
import { href, type Locale } from '@torg/market-routing';
import { useTranslate } from '@torg/i18n/react';
import { Container, Heading, Stack } from '@torg/ui';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { WidgetRows } from '../../elements/widgets/widget-rows.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';
import { areaQuery } from '../../queries/area-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { AskedTable } from './asked-table.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { StoredTable } from './stored-table.tsx';

/** The editor's words are the page of content that stands at the same address. */
const aliasOn = (locale: Locale) => href(locale, 'cookies', {}).slice(1);

/** What is kept in a visitor's browser, and their choice about it. */
export const route = defineRoute('cookies', {
  async load(scope) {
    const { t, site, queries } = scope;
    const area = await queries.ensureQueryData(areaQuery(scope, { alias: aliasOn(site.locale) }));
    const name = area?.title ?? t('cookies.title');
    return {
      title: area?.meta.title || name,
      ...(area && { description: area.meta.description }),
      canonical: href(site.locale, 'cookies', {}),
      alternates: fixedAlternates(scope, 'cookies', {}),
      about: { kind: 'page', name, path: href(site.locale, 'cookies', {}), above: [] },
      // It shows what this visitor chose.
      personal: true,
    };
  },
  View: () => <CookiesPage />,
});

function CookiesPage() {
  const t = useTranslate();
  const scope = useScope();
  const { data: area } = useSuspenseQuery(areaQuery(scope, { alias: aliasOn(scope.site.locale) }));
  return (
    <Container>
      <Stack space="xl">
        <PageBreadcrumbs />
        {area ? <WidgetRows area={area} /> : <Heading level={1}>{t('cookies.title')}</Heading>}
        <CookieSettings />
        <StoredTable />
        <AskedTable />
      </Stack>
    </Container>
  );
}
