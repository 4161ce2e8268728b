import { expect, it } from 'vitest';
import { paymentNames } from './payment-names.ts';

const swish = { name: 'Swish', personsOnly: true };
const card = { name: 'Kort', personsOnly: false };
const claims = { payments: { SE: [swish, card] } } as unknown as Parameters<typeof paymentNames>[0]['claims']; // all that is looked at

it.each([
  ['a person', 'SE', 'incVat', ['Swish', 'Kort']],
  ['an organization', 'SE', 'exVat', ['Kort']],
  ['a country without promises', 'NO', 'incVat', []],
] as const)('names the ways to pay of %s', (_, country, vatView, names) => {
  expect(paymentNames({ claims }, { country, vatView })).toEqual(names);
});
