import { expect, it } from 'vitest';
import type { Confirmation } from './confirmation.ts';
import { paidHow } from './paid-how.ts';

type Agreed = NonNullable<Confirmation['agreed']>;
type Told = NonNullable<Confirmation['order']>;
const agreed = (paymentName: string, isBilled = false) => ({ paymentName, isBilled }) as Agreed; // all that is looked at
const order = (isPaid: boolean) => ({ payments: [{ name: 'Kort', isPaid }] }) as unknown as Told; // as above

it.each([
  ['paid', 'placed', agreed('Kort'), null, { paymentName: 'Kort', isPaid: true }],
  ['to be paid by a bill', 'placed', agreed('Faktura', true), null, { paymentName: 'Faktura', isPaid: false }],
  ['paid, as its payment says where nothing else is told', 'placed', null, order(true), { isPaid: true }],
  ['not asked for any more once it is cancelled', 'cancelled', agreed('Kort'), null, { isPaid: null }],
  ['not asked for either, of a bill', 'cancelled', agreed('Faktura', true), order(false), { isPaid: null }],
  ['nameless where nobody tells', 'placed', null, null, { paymentName: '', isPaid: false }],
] as const)('what an order asks for is %s', (_what, standing, told, shown, how) => {
  expect(paidHow({ standing, agreed: told, order: shown })).toMatchObject(how);
});
