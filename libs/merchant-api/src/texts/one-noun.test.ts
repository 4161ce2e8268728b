import { expect, it } from 'vitest';
import mailNb from '../mail/messages/nb.json' with { type: 'json' };
import mailSv from '../mail/messages/sv.json' with { type: 'json' };
import receiptNb from '../order/receipt/messages/nb.json' with { type: 'json' };
import receiptSv from '../order/receipt/messages/sv.json' with { type: 'json' };

it.each([
  ['sv', 'order', 'kundservice', { ...mailSv, ...receiptSv }, /beställning|kundtjänst/i],
  ['nb', 'bestilling', 'bedrift', { ...mailNb, ...receiptNb }, /\bordre|\bfirma/i],
])('mails and receipts in %s say "%s" and "%s", as the shop does', (_language, _noun, _other, texts, others) => {
  expect(Object.entries(texts).filter(([, text]) => others.test(text))).toEqual([]);
});
