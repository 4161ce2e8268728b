import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadMessages } from '../translate/load-messages.ts';
import { createTranslation } from './create-translation.ts';
import { RichText } from './rich-text.tsx';
import { TranslateProvider } from './translate-provider.tsx';
import { useTranslate } from './use-translate.ts';

const onError = (error: Error) => {
  throw error;
};

it.each([
  ['sv', '<p><a href="/account">Logga in</a> för att fortsätta.</p>'],
  ['nb', '<p><a href="/account">Logg inn</a> for å fortsette.</p>'],
] as const)('puts an element around the words that are its own in %s', async (locale, html) => {
  const translation = createTranslation({ locale, messages: await loadMessages(locale), onError });
  const text = (
    <TranslateProvider translation={translation}>
      <p>
        <RichText id="shell.signIn.needed" values={{ link: (words) => <a href="/account">{words}</a> }} />
      </p>
    </TranslateProvider>
  );
  expect(renderToString(text)).toBe(html);
});

it('asks for its elements when it is compiled, and is no text for `t`', () => {
  // @ts-expect-error The link is missing.
  expect(<RichText id="shell.signIn.needed" values={{}} />).toBeDefined();
  // @ts-expect-error This text holds an element.
  expect(() => useTranslate()('shell.signIn.needed')).toThrow();
});
