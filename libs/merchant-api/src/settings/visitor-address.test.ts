import { expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

it.each([
  ['1.1.1.1', null, 0, '1.1.1.1'],
  ['1.1.1.1', '9.9.9.9', 0, '1.1.1.1'],
  ['10.0.0.1', '9.9.9.9', 1, '9.9.9.9'],
  ['10.0.0.1', 'forged, 9.9.9.9', 1, '9.9.9.9'],
  ['10.0.0.1', 'forged, 9.9.9.9, 10.0.0.2', 2, '9.9.9.9'],
  ['10.0.0.1', null, 1, '10.0.0.1'],
  ['10.0.0.1', '', 2, '10.0.0.1'],
  ['10.0.0.1', ' 9.9.9.9 ,', 1, '9.9.9.9'],
])('a connection from %s with %j behind %i proxies is of %s', (peer, forwarded, proxies, visitor) => {
  expect(visitorAddress(peer, forwarded, proxies)).toBe(visitor);
});
