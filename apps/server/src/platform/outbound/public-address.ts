import { BlockList, isIP } from 'node:net';

/** What is no place on the public internet (IANA special-purpose registries), and what clouds answer themselves. */
const notPublic: Readonly<Record<'ipv4' | 'ipv6', readonly string[]>> = {
  ipv4: [
    '0.0.0.0/8', // this host
    '10.0.0.0/8', // private
    '100.64.0.0/10', // carrier-grade NAT
    '127.0.0.0/8', // loopback
    '168.63.129.16/32', // metadata of a cloud, at a public address
    '169.254.0.0/16', // link-local, metadata
    '172.16.0.0/12', // private
    '192.0.0.0/24', // protocol assignments
    '192.0.2.0/24', // documentation
    '192.88.99.0/24', // 6to4 relays
    '192.168.0.0/16', // private
    '198.18.0.0/15', // benchmarks
    '198.51.100.0/24', // documentation
    '203.0.113.0/24', // documentation
    '224.0.0.0/4', // multicast
    '240.0.0.0/4', // reserved, broadcast
  ],
  // of 2000::/3; nothing outside it is public
  ipv6: [
    '2001::/23', // protocol assignments, Teredo
    '2001:db8::/32', // documentation
    '2002::/16', // 6to4: carries an IPv4 address
    '3fff::/20', // documentation
  ],
};

const refused = new BlockList();
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const subnet of notPublic[family]) {
    const [network = '', bits] = subnet.split('/');
    refused.addSubnet(network, Number(bits), family);
  }
}

/** Is it an address on the public internet? Takes IPv4 and IPv6 in any spelling; anything else is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
}
