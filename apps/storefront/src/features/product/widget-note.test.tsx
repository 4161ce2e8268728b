// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { loadMessages } from '@torg/i18n';
import { createTranslation, TranslateProvider } from '@torg/i18n/react';
import { createStores } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import { lipscoreWidget } from '../../config/review-widget.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import { WidgetNote } from './widget-note.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const reviews = lipscoreWidget('lipscore', { channelId: '2|no', apiKey: 'key-1' });

it.each([
  ['sv', 'visas när du har sagt ja', /^Recensionerna kommer från Lipscore\. Ändra/, 'kunde inte hämtas från Lipscore'],
  ['nb', 'vises når du har sagt ja', /^Anmeldelsene kommer fra Lipscore\. Endre/, 'kunne ikke hentes fra Lipscore'],
] as const)(
  'whose reviews are shown is told with what is missing yet: a yes, or a script that did not come (%s)',
  async (locale, asks, agreed, missing) => {
    const messages = await loadMessages(locale);
    const translation = createTranslation({ locale, messages, onError: ({ message }) => expect.unreachable(message) });
    const stores = createStores(createFakeStorePorts());
    const scope = { site: { locale }, config: { scripts: { reviews } }, stores } as unknown as AppScope; // all that it looks at
    const place = document.createElement('div');
    await act(async () =>
      createRoot(place).render(
        <ScopeProvider value={scope}>
          <TranslateProvider translation={translation}>
            <WidgetNote />
          </TranslateProvider>
        </ScopeProvider>,
      ),
    );
    expect(place.textContent).toContain(asks);
    await act(async () => stores.consent.answer({ statistics: true, marketing: false }));
    expect(place.textContent).toMatch(agreed);
    await act(async () => stores.events.record('error:script', { address: 'https://search.example/retail.js' }));
    expect(place.textContent).toMatch(agreed);
    await act(async () => stores.events.record('error:script', { address: reviews.script }));
    expect(place.textContent).toContain(missing);
    expect(place.textContent).not.toContain(asks);
  },
);
