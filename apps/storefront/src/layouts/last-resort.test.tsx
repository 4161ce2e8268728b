import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslate, loadMessages } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { AppScope } from '../scope/app-scope.ts';
import { ScopeProvider } from '../scope/scope-context.tsx';
import { LastResort } from './last-resort.tsx';

async function shownIn(locale: Locale, basePath: string): Promise<string> {
  const t = createTranslate({
    locale,
    messages: await loadMessages(locale),
    onError: ({ message }) => expect.unreachable(message),
  });
  const scope = { t, site: { origin: 'https://torg.example', basePath } } as AppScope; // all that the page looks at
  return renderToStaticMarkup(
    <ScopeProvider value={scope}>
      <LastResort />
    </ScopeProvider>,
  );
}

it.each([
  ['sv', '', 'Ett fel uppstod när felsidan skulle visas', 'href="https://torg.example/"'],
  ['nb', '/no/nb', 'Det oppstod en feil da feilsiden skulle vises', 'href="https://torg.example/no/nb"'],
] as const)('says in %s that even the error page failed, and leads home', async (locale, basePath, text, link) => {
  const html = await shownIn(locale, basePath);
  expect(html).toContain(text);
  expect(html).toContain(link);
});
