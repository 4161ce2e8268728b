import { expect, it } from 'vitest';
import type { Address } from '@torg/commerce-sdk/domain';
import { addressGaps } from './address-gaps.ts';

const nothing: Address = {
  ...{ firstName: '', lastName: '', company: '', careOf: '', addressLine1: '', addressLine2: '', addressLine3: '' },
  ...{ entryCode: '', zip: '', city: '', state: '', country: '', mobile: '', phone: '' },
};
const place = { addressLine1: 'Storgatan 1', zip: '11122', city: 'Stockholm', country: 'SE' };
const told: Address = { ...nothing, ...place, firstName: 'Maja', lastName: 'Lind', mobile: '+46701740605' };

it('are all that was told where the account has no address', () => {
  const all = { ...place, firstName: 'Maja', lastName: 'Lind', mobile: '+46701740605' };
  expect(addressGaps(null, told)).toEqual(all);
  expect(addressGaps({ ...nothing, country: 'Sweden' }, told)).toEqual(all);
});

it('leave what the account has, and no place is put together of two', () => {
  expect(addressGaps({ ...nothing, firstName: 'Mia', city: 'Lund', phone: '08123' }, told)).toEqual({
    lastName: 'Lind',
  });
  expect(addressGaps({ ...told, firstName: 'Mia' }, told)).toEqual({});
});
