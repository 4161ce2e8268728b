import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { CodeLinkPage } from './code-link-page.tsx';

export const route = defineRoute('codeLink', {
  load({ t }, { url }) {
    if (!url.searchParams.get('code')?.trim()) throw new PageNotFound('a link without a code');
    return { title: t('code-link.heading'), indexed: false, alternates: {} };
  },
  View: () => <CodeLinkPage />,
});
