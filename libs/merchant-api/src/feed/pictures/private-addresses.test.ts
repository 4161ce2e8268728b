import { expect, it } from 'vitest';
import { createPrivateAddresses } from './private-addresses.ts';

const isPrivate = createPrivateAddresses();

it.each([
  '127.0.0.1',
  '169.254.169.254',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '64:ff9b:1:ffff::1',
  'fd00::1',
  'a name',
])('%s is no address of a shop on the internet', (address) => {
  expect(isPrivate(address)).toBe(true);
});

it.each(['93.184.215.14', '2606:2800:21f:cb07::1', '64:ff9b:2::1'])('%s may be', (address) => {
  expect(isPrivate(address)).toBe(false);
});
