import { BlockList, isIP } from 'node:net';

const ranges: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const ranges6: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

/** Tells addresses of this machine, its network and others that no shop on the internet has. */
export function createPrivateAddresses(): (address: string) => boolean {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, 'ipv4');
  for (const [network, bits] of ranges6) list.addSubnet(network, bits, 'ipv6');
  return (address) => {
    const family = isIP(address);
    if (family === 0) return true;
    return list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}
