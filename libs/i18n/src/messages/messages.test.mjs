import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { exampleValues, messageFaults } from '../../codegen/message-faults.mjs';
import { readMessages } from '../../codegen/read-messages.mjs';
import { createTranslate } from '../translate/create-translate.ts';
import { loadMessages } from '../translate/load-messages.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const texts = { sv: await readMessages(folder, 'sv'), nb: await readMessages(folder, 'nb') };

describe('the texts', () => {
  it('say the same in both languages, each in its own letters', () => {
    expect(messageFaults(texts)).toEqual([]);
  });

  it.each(['sv', 'nb'])('are compiled for %s as they are written', async (locale) => {
    const written = Object.entries(texts[locale]).map(([key, text]) => [key, parse(text, { captureLocation: false })]);
    expect(await loadMessages(locale)).toEqual(Object.fromEntries(written));
  });

  it.each(['sv', 'nb'])('can each be formatted in %s', async (locale) => {
    const failures = [];
    const onError = (error) => failures.push(error.message);
    const t = createTranslate({ locale, messages: await loadMessages(locale), onError });
    for (const [key, text] of Object.entries(texts[locale])) t(key, exampleValues(text));
    expect(failures).toEqual([]);
  });
});
