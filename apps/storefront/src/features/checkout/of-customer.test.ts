import { expect, it } from 'vitest';
import { ofCustomer } from './of-customer.ts';

it('begins with whom the shopper buys as by now, whatever an earlier checkout was filled in for', () => {
  const kept = { customerType: 'PERSON', email: 'maja@torg.example', identityNumber: '19121212-1212' };
  expect(ofCustomer(kept, 'ORGANIZATION')).toEqual({ customerType: 'ORGANIZATION', email: 'maja@torg.example' });
  expect(ofCustomer(kept, 'PERSON')).toBe(kept);
  expect(ofCustomer({}, 'ORGANIZATION')).toEqual({});
});
