// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { openCatalogue } from '@torg/i18n';
import { createTranslation, TranslateProvider, useTranslate } from '@torg/i18n/react';
import type { AppScope } from '../scope/app-scope.ts';
import { ScopeProvider } from '../scope/scope-context.tsx';
import { lazyPart } from './lazy-part.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function CartHeading({ mark }: { mark: string }) {
  const t = useTranslate();
  return (
    <h2>
      {t('cart.heading')}
      {mark}
    </h2>
  );
}

it('is shown once its script and its texts have both come, each asked for at once and one time', async () => {
  const asked: string[] = [];
  const LazyHeading = lazyPart(['cart'], async () => {
    asked.push('script');
    return CartHeading;
  });
  const catalogue = await openCatalogue('sv');
  const translation = createTranslation({
    locale: 'sv',
    ...catalogue,
    fetchNamespace(namespace) {
      asked.push(namespace);
      return catalogue.fetchNamespace(namespace);
    },
    onError: ({ message }) => expect.unreachable(message),
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (mark: string) =>
    root.render(
      <ScopeProvider value={{ translation } as AppScope /* all that it looks at */}>
        <TranslateProvider translation={translation}>
          <Suspense fallback="…">
            <LazyHeading mark={mark} />
          </Suspense>
        </TranslateProvider>
      </ScopeProvider>,
    );
  await act(async () => show('!'));
  await act(async () => translation.fetchTexts(['cart']));
  await act(async () => show('?'));
  expect(asked).toEqual(['script', 'cart']);
  expect(place.innerHTML).toBe('<h2>Varukorg?</h2>');
});
