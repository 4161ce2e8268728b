import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadMessages } from '@torg/i18n';
import { createTranslation, TranslateProvider } from '@torg/i18n/react';
import { ServerRouter } from '../../navigation/server-router.tsx';
import { ShownPageProvider, type FoundPage } from '../../page/shown-page.tsx';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import type { OrderSizesAnswer } from './order-sizes.form.ts';
import { OrderSizesPage } from './order-sizes-page.tsx';
import { sizeTableQuery } from './size-table-query.ts';

const translation = createTranslation({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});
const stock = { inStock: 9, oversellable: 0, static: 0, total: 9 };
const table = {
  ...{ name: 'Tröja', canonicalUrl: '/p/troja', sizes: ['S'] },
  rows: [{ alias: 'troja', name: 'Tröja', label: 'Tröja', price: null, skus: [{ skuId: 1, stock }] }],
};

/** The page as the answer to one that was sent with 7 units. */
function render(answer: OrderSizesAnswer): string {
  const scope = {
    ...{ site: { locale: 'sv', basePath: '' }, commerce: { scope: {} } },
    stores: { ui: { online: true }, customer: { renderedVatView: 'incVat' } },
  } as unknown as AppScope; // all that the page looks at
  const sent = { form: 'order-sizes', refusals: {}, typed: { 'units-1': '7' }, answer };
  const page = { kind: 'found', head: {}, sent } as unknown as FoundPage; // all that the page looks at
  const queries = new QueryClient();
  queries.setQueryData(sizeTableQuery(scope.commerce, 'troja').queryKey, table);
  return renderToString(
    <QueryClientProvider client={queries}>
      <ScopeProvider value={scope}>
        <TranslateProvider translation={translation}>
          <ShownPageProvider value={page}>
            <ServerRouter basePath="" path="/?product=troja">
              <OrderSizesPage />
            </ServerRouter>
          </ShownPageProvider>
        </TranslateProvider>
      </ScopeProvider>
    </QueryClientProvider>,
  );
}

it('empties the fields where something came into the cart, and else leaves what was typed', () => {
  const fewer = (added: number) => render({ kind: 'fewer', short: [{ skuId: 1, wanted: 7, added }], units: added });
  expect(fewer(2)).not.toContain('value="7"');
  expect(fewer(0)).toContain('value="7"');
});

it('says that goods are sold no more, and leaves what was typed', () => {
  const page = render({ kind: 'unknown-item' });
  expect(page).toContain('Varan finns inte längre');
  expect(page).toContain('value="7"');
});
