import { useTranslate } from '@torg/i18n/react';
import { listAreas } from './list-areas.ts';
import { ListPage } from './list-page.tsx';
import type { ListSource } from './list-source.ts';
import { useList } from './use-list.ts';

/** Everything the shop sells. */
export const newestFirst: ListSource = { products: {}, sort: 'LATEST' };

/** All products, the newest first. */
export function NewsPage() {
  const t = useTranslate();
  return <ListPage name={t('shell.news')} shown={useList(newestFirst)} areas={listAreas()} />;
}
