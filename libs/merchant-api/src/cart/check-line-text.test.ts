import { writeGreeting } from '@torg/commerce-sdk/domain';
import { expect, it } from 'vitest';
import type { CartView } from './cart-view.ts';
import { checkLineText } from './check-line-text.ts';

const view = {
  now: Date.parse('2026-11-26T23:30:00Z'),
  shop: { market: { timeZone: 'Europe/Stockholm' } },
} as CartView; // no more is looked at
const giftFor = (email: string, sendOn: string | null) => writeGreeting({ name: 'Eva', email, words: '', sendOn });

it.each([
  null,
  undefined,
  '',
  'Graverad',
  giftFor('eva@torg.example', null),
  giftFor('eva@torg.example', '2026-11-27'),
])('takes %j', (text) => {
  expect(() => checkLineText(text, view)).not.toThrow();
});

it.each([
  ['a'.repeat(2_001), /2000 characters at most/],
  [giftFor('eva@torg', null), /to no address\. Name one/],
  // It is the 27th in Stockholm.
  [giftFor('eva@torg.example', '2026-11-26'), /on 2026-11-26\. Name a day from today on, within a year/],
  [giftFor('eva@torg.example', '2027-11-28'), /within a year/],
])('refuses %j, and says what to do', (text, said) => {
  expect(() => checkLineText(text, view)).toThrow(said);
});
