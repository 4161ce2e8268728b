import { expect, it } from 'vitest';
import type { Profile } from '@torg/commerce-sdk';
import type { KeptAddress } from '@torg/commerce-sdk/extensions';
import { addressChoices, choiceTexts } from './address-choices.ts';

const anna = {
  ...{ firstName: 'Anna', lastName: 'Lind' },
  address: {
    firstName: '',
    addressLine1: 'Storgatan 1',
    zip: '11122',
    city: 'Stockholm',
    country: 'Sweden',
    phone: '070-1740605',
  },
} as Profile; // nothing else of it is looked at
const cabin = {
  ...{ id: 'cabin', isDefault: false, firstName: 'Per', lastName: 'Lind', company: '', careOf: 'Berg' },
  ...{ addressLine1: 'Strandvägen 4', entryCode: '', zip: '39230', city: 'Kalmar', country: 'SE', mobile: '' },
} as KeptAddress;

it('are the account’s own address and those that are kept beside it, in the country that the goods go to', () => {
  const choices = addressChoices(anna, [cabin, { ...cabin, id: 'hytte', country: 'NO' }], 'SE');
  expect(choices.map(({ id }) => id)).toEqual(['own', 'cabin']);
  expect(choices[0]?.parts).toMatchObject({ firstName: 'Anna', zip: '111 22', mobile: '070-1740605' });
  expect(addressChoices({ ...anna, address: null }, [cabin], 'NO')).toEqual([]);
});

it('begin with the account’s own, unless another is the default', () => {
  const defaults = (isDefault: boolean) =>
    addressChoices(anna, [{ ...cabin, isDefault }], 'SE').flatMap((one) => (one.isDefault ? [one.id] : []));
  expect([defaults(false), defaults(true)]).toEqual([['own'], ['cabin']]);
});

it('leave nothing of another address standing where they are filled in', () => {
  const [, chosen] = addressChoices(anna, [cabin], 'SE');
  expect(chosen && choiceTexts('shippingAddress', chosen)).toMatchObject({
    'shippingAddress.careOf': 'Berg',
    'shippingAddress.entryCode': '',
    'shippingAddress.zip': '392 30',
  });
});
