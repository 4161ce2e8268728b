// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { openCatalogue } from '@torg/i18n';
import { createTranslation, TranslateProvider, useTranslate } from '@torg/i18n/react';
import type { AppScope } from '../scope/app-scope.ts';
import { ScopeProvider } from '../scope/scope-context.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.useRealTimers());

function CartHeading({ mark }: { mark: string }) {
  const t = useTranslate();
  return (
    <h2>
      {t('cart.heading')}
      {mark}
    </h2>
  );
}

it('is shown once its script and its texts have both come, asked for together and one time, ahead or not', async () => {
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
  LazyHeading.fetchAhead(translation);
  expect(asked).toEqual([]);
  await vi.waitFor(() => expect(asked).toEqual(['script', 'cart']));
  await act(async () => show('!'));
  await act(async () => translation.fetchTexts(['cart']));
  await act(async () => show('?'));
  expect(asked).toEqual(['script', 'cart']);
  expect(place.innerHTML).toBe('<h2>Varukorg?</h2>');
});

it('that did not come is fetched again where it is shown a while later, and not over and over meanwhile', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const LazyHeading = lazyPart([], async () => {
    asked += 1;
    if (asked === 1) throw new Error('No connection');
    return () => <h2>There</h2>;
  });
  const translation = createTranslation({
    locale: 'sv',
    ...(await openCatalogue('sv')),
    onError: ({ message }) => expect.unreachable(message),
  });
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => {} });
  const show = (time: string) =>
    act(async () =>
      root.render(
        <ScopeProvider value={{ translation } as AppScope /* all that it looks at */}>
          <FailureBoundary key={time} fallback="Not there">
            <Suspense fallback="…">
              <LazyHeading />
            </Suspense>
          </FailureBoundary>
        </ScopeProvider>,
      ),
    );
  await show('at first');
  expect([place.innerHTML, asked]).toEqual(['Not there', 1]);
  await show('at once');
  expect([place.innerHTML, asked]).toEqual(['Not there', 1]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await show('a while later');
  expect([place.innerHTML, asked]).toEqual(['<h2>There</h2>', 2]);
});
