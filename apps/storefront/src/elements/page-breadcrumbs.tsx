import { useTranslate } from '@torg/i18n/react';
import { Breadcrumbs } from '@torg/ui';
import { breadcrumbsOf } from '../page/page-about.ts';
import { useShownPage } from '../page/shown-page.tsx';

/** The way to the page that is shown, as its head tells it to search engines too. */
export function PageBreadcrumbs() {
  const t = useTranslate();
  const page = useShownPage();
  const about = page.kind === 'found' && page.head.about;
  return about && about.above && <Breadcrumbs label={t('shell.breadcrumbs')} items={breadcrumbsOf(about, t)} />;
}
