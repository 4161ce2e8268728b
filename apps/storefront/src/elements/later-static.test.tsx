// @vitest-environment jsdom
import { act, Suspense, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppScope } from '../scope/app-scope.ts';
import { ScopeProvider } from '../scope/scope-context.tsx';
import { laterStatic } from './later-static.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const place = document.createElement('div');
const Said = () => <p>Recensioner</p>;

afterEach(() => act(async () => root.unmount()));

async function show(Part: ComponentType, fetchTexts: AppScope['translation']['fetchTexts']) {
  const scope = { translation: { fetchTexts } } as AppScope; // all that the part asks of it
  root = createRoot(place);
  await act(async () =>
    root.render(
      <ScopeProvider value={scope}>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </ScopeProvider>,
    ),
  );
  return scope.translation;
}

it('fetches code and texts when it is drawn, at once', async () => {
  let deliver = () => {};
  const fetchTexts = vi.fn(() => new Promise<void>((resolve) => (deliver = resolve)));
  const parts = laterStatic(['reviews'], async () => ({ Said }));
  await show(
    parts.part((code) => code.Said),
    fetchTexts,
  );
  expect(fetchTexts).toHaveBeenCalledWith(['reviews']);
  expect(place.textContent).toBe('…');
  await act(async () => deliver());
  expect(place.textContent).toBe('Recensioner');
});

it('is there at once where it was fetched before, and its texts are not fetched twice', async () => {
  const fetchTexts = vi.fn(async () => {});
  const parts = laterStatic(['reviews'], async () => ({ Said }));
  const translation = { fetchTexts } as unknown as AppScope['translation']; // all that is asked of it
  await parts.fetch(translation);
  root = createRoot(place);
  const scope = { translation } as AppScope; // all that the part asks of it
  const Part = parts.part((code) => code.Said);
  await act(async () =>
    root.render(
      <ScopeProvider value={scope}>
        <Part />
      </ScopeProvider>,
    ),
  );
  expect(place.textContent).toBe('Recensioner');
  expect(fetchTexts).toHaveBeenCalledTimes(1);
});
