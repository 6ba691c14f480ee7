import { BlockList, isIP } from 'node:net';

/** Is the address one of the list's addresses or CIDR ranges? IPv4 inside IPv6 counts as IPv4. */
export function isAllowedAddress(allowed: readonly string[], address: string | undefined): boolean {
  if (!address) return false;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = familyOf(plain);
  return family !== undefined && blockListOf(allowed).check(plain, family);
}

/** `192.0.2.1`, `192.0.2.0/24`, `2001:db8::/32` */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { ipv4: 32, ipv6: 128 }[familyOf(address) ?? 'ipv4'];
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

function blockListOf(allowed: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of allowed) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (!family) continue;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | undefined =>
  (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address) as 4 | 6];
