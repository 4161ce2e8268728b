import { expect, it } from 'vitest';
import { customerTypeCookie, readCustomerType } from './customer-type-cookie.ts';

it('remembers an organisation for a year, over https alone where the shop is there', () => {
  const cookie = customerTypeCookie('ORGANIZATION', true);
  expect(cookie).toBe('torg-customer-type=ORGANIZATION; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(customerTypeCookie('PERSON', false)).not.toContain('Secure');
  expect(readCustomerType(`torg-cart=12345678; ${cookie}`)).toBe('ORGANIZATION');
});

it.each([
  '',
  'torg-customer-type',
  'torg-customer-type=',
  'torg-customer-type=<script>',
  'x-torg-customer-type=ORGANIZATION',
])('takes "%s" for a private person', (cookies) => expect(readCustomerType(cookies)).toBe('PERSON'));
