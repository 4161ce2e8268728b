import { expect, it } from 'vitest';
import { writeConsent } from '@torg/stores/consent-record';
import { isAwaited, type TabTraces } from './is-awaited.ts';

const now = Date.UTC(2026, 10, 24);
const nothing: TabTraces = {
  cookies: '',
  hash: '',
  customerType: 'PERSON',
  now,
  isReturn: false,
  tellsDelivery: false,
  local: () => null,
  session: () => null,
};
const answered = (choice: { statistics: boolean; marketing: boolean }) =>
  `torg-consent=${writeConsent({ version: 1, at: now, id: 'an-id', ...choice })}`;

it.each<[string, Partial<TabTraces>]>([
  ['allowed to be counted', { cookies: answered({ statistics: true, marketing: false }) }],
  ['allowed marketing', { cookies: answered({ statistics: false, marketing: true }) }],
  ['asks for a part of the page', { hash: '#newsletter' }],
  ['buys for an organisation on a page that was kept for everyone', { cookies: 'torg-customer-type=ORGANIZATION' }],
  ['buys as a person on a page for organisations', { customerType: 'ORGANIZATION' }],
  ['went back, and had the focus somewhere', { isReturn: true }],
  ['said where goods go', { cookies: 'torg-postal-code=SE.11122', tellsDelivery: true }],
  ['is signed in', { local: (key) => (key === 'torg-header' ? '2 customer' : null) }],
  ['put something in the cart without a connection', { local: (key) => (key === 'torg-waiting' ? '[…]' : null) }],
  ['chose another market', { session: (key) => (key === 'torg-market-arrival' ? 'NO' : null) }],
])('a visitor who %s waits for the script without a touch', (_, traces) => {
  expect(isAwaited({ ...nothing, ...traces })).toBe(true);
});

it.each<[string, Partial<TabTraces>]>([
  ['was never here', {}],
  ['refused to be counted', { cookies: answered({ statistics: false, marketing: false }) }],
  ['said where goods go, on a page that does not tell', { cookies: 'torg-postal-code=SE.11122' }],
  ['has a cart', { cookies: 'torg-cart=0123456789abcdef', local: (key) => (key === 'torg-header' ? '3' : null) }],
])('a visitor who %s does not', (_, traces) => {
  expect(isAwaited({ ...nothing, ...traces })).toBe(false);
});
