import { expect, it } from 'vitest';
import type { Profile } from '@torg/commerce-sdk';
import { addressChoices } from './address-choices.ts';
import { customerTexts, withCustomerTexts } from './customer-texts.ts';

const address = {
  ...{
    firstName: '',
    lastName: '',
    company: '',
    careOf: '',
    addressLine2: 'Uppgång B',
    addressLine3: '',
    entryCode: '4711',
  },
  ...{ addressLine1: 'Storgatan 1', zip: '111 22', city: 'Stockholm', state: '', country: 'Sweden' },
  ...{ mobile: '', phone: '070-1740605' },
};
const anna = {
  ...{ email: 'anna@torg.example', firstName: 'Anna', lastName: 'Lind', personalId: '198112189876', address },
  metaData: null,
} as Profile; // nothing else of it is looked at
const name = { email: 'anna@torg.example', 'billingAddress.firstName': 'Anna', 'billingAddress.lastName': 'Lind' };
const place = {
  'billingAddress.addressLine1': 'Storgatan 1',
  'billingAddress.addressLine2': 'Uppgång B',
  'billingAddress.entryCode': '4711',
  'billingAddress.zip': '111 22',
  'billingAddress.city': 'Stockholm',
};
const phone = { 'billingAddress.mobile': '070-1740605' };

/** What the account knows, where the customer keeps no other address. */
const textsOf = (profile: Profile, country: string) =>
  customerTexts(profile, addressChoices(profile, [], country)[0], 'PERSON');

it('takes from an account what the checkout asks for, and no number that tells who somebody is', () => {
  expect(textsOf(anna, 'SE')).toEqual({ ...name, ...place, ...phone });
  expect(textsOf({ ...anna, address: null }, 'SE')).toEqual(name);
});

it.each([
  ['a Swedish company', { customerType: 'ORGANIZATION', personalId: '5560360793' }, 'ORGANIZATION', '5560360793'],
  ['a Norwegian company', { customerType: 'ORGANIZATION', personalId: '923609016' }, 'ORGANIZATION', '923609016'],
  ['no sole trader', { customerType: 'ORGANIZATION', personalId: '8112189876' }, 'ORGANIZATION', undefined],
  ['no person', { customerType: 'PERSON', personalId: '198112189876' }, 'ORGANIZATION', undefined],
  ['no company that buys as a person', { customerType: 'ORGANIZATION', personalId: '5560360793' }, 'PERSON', undefined],
] as const)('brings along the number of %s', (_, kept, shownTo, number) => {
  expect(customerTexts({ ...anna, ...kept }, undefined, shownTo).identityNumber).toBe(number);
});

it('brings along the message that a customer wrote for each order', () => {
  const metaData = '{"orderMessage":"Ring på"}';
  expect(textsOf({ ...anna, metaData }, 'SE')).toMatchObject({ message: 'Ring på' });
});

it.each(['', 'SE', 'Sweden'])('knows an address of Sweden where the account writes "%s"', (country) => {
  expect(textsOf({ ...anna, address: { ...address, country } }, 'SE')).toMatchObject(place);
});

it('writes a postal code as letters carry it, however the account has it', () => {
  expect(textsOf({ ...anna, address: { ...address, zip: '11122' } }, 'SE')).toMatchObject(place);
});

it('leaves an address alone that lies in another country than the goods go to', () => {
  expect(textsOf(anna, 'NO')).toEqual({ ...name, ...phone });
});

it('fills what is empty, and nothing that was typed', () => {
  const typed = { email: 'jobb@torg.example', 'billingAddress.firstName': ' ', 'billingAddress.zip': '11122' };
  expect(withCustomerTexts(typed, { ...name, ...place })).toEqual({
    ...{ ...name, ...place },
    ...{ email: 'jobb@torg.example', 'billingAddress.zip': '11122' },
  });
});

it('mixes no two places: an address that was begun goes on', () => {
  const typed = { 'billingAddress.zip': '41101' };
  expect(withCustomerTexts(typed, { ...name, ...place })).toEqual({ ...name, ...typed });
});
