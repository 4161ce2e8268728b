// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { loadMessages } from '@torg/i18n';
import { createTranslation, TranslateProvider } from '@torg/i18n/react';
import { createStores } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import type { AppScope } from '../scope/app-scope.ts';
import { ScopeProvider } from '../scope/scope-context.tsx';
import { ProductCards } from './product-cards.tsx';
import { mug } from '../display/testing/mug.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const messages = await loadMessages('sv');
const translation = createTranslation({
  locale: 'sv',
  messages,
  onError: ({ message }) => expect.unreachable(message),
});
function openTab() {
  const stores = createStores(createFakeStorePorts());
  const scope = { stores, site: { locale: 'sv', hreflang: 'sv-SE' }, config: { imageBase: '/media' } } as AppScope; // all that cards look at
  const cards = (
    <ScopeProvider value={scope}>
      <TranslateProvider translation={translation}>
        <ProductCards products={[mug]} label="Muggar" headingLevel={2} />
      </TranslateProvider>
    </ScopeProvider>
  );
  return { stores, cards };
}

it('comes alive with the prices that the server wrote, and then shows those of whom the visitor buys for', async () => {
  const list = document.createElement('div');
  list.innerHTML = renderToString(openTab().cards);
  const { stores, cards } = openTab();
  stores.customer.receive('ORGANIZATION');
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(list, cards, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(list.textContent).toMatch(/103,20\skr/);
});
