import { expect, it } from 'vitest';
import { isLoopback, networkOf, readTrustedProxies, visitorAddress } from './visitor-address.ts';

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

it.each([
  ['1.1.1.1', '9.9.9.9', 'loopback', '1.1.1.1'],
  ['127.0.0.1', '9.9.9.9', 'loopback', '9.9.9.9'],
  ['::ffff:127.0.0.1', '9.9.9.9', 'loopback', '9.9.9.9'],
  ['::1', 'forged, 9.9.9.9', 'loopback', '9.9.9.9'],
  ['::1', 'forged, 9.9.9.9, 10.1.2.3', 'loopback, 10.0.0.0/8', '9.9.9.9'],
  ['::1', null, 'loopback', '::1'],
  ['::1', '127.0.0.1', 'loopback', '127.0.0.1'],
  ['2001:db8::7', '9.9.9.9', '2001:db8::/32', '9.9.9.9'],
  ['', '9.9.9.9', 'loopback', ''],
])('a connection from %s with %j, of which %s is trusted, is of %s', (peer, forwarded, trusted, visitor) => {
  expect(visitorAddress(peer, forwarded, readTrustedProxies(trusted) ?? 0)).toBe(visitor);
});

it.each(['-1', '11', 'many', '10.0.0.0/33', '10.0.0.1/8/8', '10.0.0.1,,', 'proxy.example', '1.5', '10.0.0.0/'])(
  'no proxies are meant by %s',
  (text) => {
    expect(readTrustedProxies(text)).toBeNull();
  },
);

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8:0:7:ffff:1:2:3', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::2001:db8:0:7:1:2', '0:0:2001:db8::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '::1'],
  ['', ''],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['localhost', false],
  ['', false],
])('%j is of this machine: %s', (address, isOwn) => {
  expect(isLoopback(address)).toBe(isOwn);
});
