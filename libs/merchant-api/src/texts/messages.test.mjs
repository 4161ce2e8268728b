import { fileURLToPath } from 'node:url';
import { exampleValues, messageFaults } from '@torg/i18n/codegen/message-faults';
import { readMessages } from '@torg/i18n/codegen/read-messages';
import { expect, it } from 'vitest';
import { translateIn } from './translate-in.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
const texts = { sv: await readMessages(source, 'sv'), nb: await readMessages(source, 'nb') };

it('the texts of mails, receipts and pages say the same in both languages, each in its own letters', () => {
  expect(messageFaults(texts, ['Allmänna reklamationsnämnden'])).toEqual([]);
});

it.each(['sv', 'nb'])('each text can be formatted in %s', (language) => {
  const t = translateIn(language);
  for (const [key, text] of Object.entries(texts[language])) expect(t(key, exampleValues(text))).not.toBe(key);
});

it('a text that is asked for without its values is no text', () => {
  expect(() => translateIn('sv')('mail.order.subject')).toThrow('orderId');
});
