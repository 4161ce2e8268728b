import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { messageArguments } from '../../codegen/message-arguments.mjs';
import { readMessages } from '../../codegen/read-messages.mjs';
import { createTranslate } from '../translate/create-translate.ts';
import { loadMessages } from '../translate/load-messages.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const texts = { sv: await readMessages(folder, 'sv'), nb: await readMessages(folder, 'nb') };

const argumentsByKey = (catalogue) =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, messageArguments(parse(text))]));

const keysWhere = (catalogue, test) => Object.entries(catalogue).flatMap(([key, text]) => (test(text) ? [key] : []));

describe('the texts', () => {
  it('exist in both languages and need the same values in both', () => {
    expect(argumentsByKey(texts.nb)).toEqual(argumentsByKey(texts.sv));
  });

  it.each(['sv', 'nb'])('are compiled for %s as they are written', async (locale) => {
    const written = Object.entries(texts[locale]).map(([key, text]) => [key, parse(text, { captureLocation: false })]);
    expect(await loadMessages(locale)).toEqual(Object.fromEntries(written));
  });

  it.each(['sv', 'nb'])('can each be formatted in %s', async (locale) => {
    const failures = [];
    const onError = (error) => failures.push(error.message);
    const t = createTranslate({ locale, messages: await loadMessages(locale), onError });
    for (const [key, types] of Object.entries(argumentsByKey(texts[locale]))) {
      t(key, Object.fromEntries(Object.keys(types).map((name) => [name, 2])));
    }
    expect(failures).toEqual([]);
  });

  it.each(['sv', 'nb'])('have no stray blank in %s', (locale) => {
    expect(keysWhere(texts[locale], (text) => text !== text.trim() || text.includes('  '))).toEqual([]);
  });
});

describe('each language', () => {
  it('keeps to its own alphabet, names of countries apart', () => {
    expect(keysWhere(texts.nb, (text) => /[äö]/i.test(text))).toEqual([]);
    expect(keysWhere(texts.sv, (text) => /[æø]/i.test(text))).toEqual([]);
  });
});
