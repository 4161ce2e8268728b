import { expect, it } from 'vitest';
import { orderOwner } from './order-owner.ts';

const anna = { email: 'Anna@torg.example' };
const guests = { isGuests: true, isYours: false, email: 'anna@torg.example' };
const customers = { ...guests, isGuests: false };

it.each([
  ['a guest’s, to a visitor', guests, null, 'nobody'],
  ['a customer’s, to a visitor', customers, null, null],
  ['their own', { ...customers, isYours: true }, anna, 'yours'],
  ['a guest’s of the same address', guests, anna, 'claimable'],
  ['the same, to someone of the shop who looks as them', guests, { ...anna, spoofedBy: 'Ragna' }, 'others'],
  ['a guest’s of another address', guests, { email: 'eve@torg.example' }, 'others'],
  ['another customer’s, whatever its address', customers, anna, 'others'],
] as const)('an order that is %s', (_whose, order, user, owner) => {
  expect(orderOwner(order, user)).toBe(owner);
});
