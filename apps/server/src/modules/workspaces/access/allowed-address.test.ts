import { expect, it } from 'vitest';
import { isAddressOrRange, isAllowedAddress } from './allowed-address.ts';

it('lets addresses and ranges in, of both families', () => {
  const allowed = ['192.0.2.7', '198.51.100.0/24', '2001:db8::/32'];
  for (const address of ['192.0.2.7', '198.51.100.200', '::ffff:192.0.2.7', '2001:db8:1::5']) {
    expect(isAllowedAddress(allowed, address), address).toBe(true);
  }
  for (const address of ['192.0.2.8', '198.51.101.1', '2001:db9::1', '', undefined]) {
    expect(isAllowedAddress(allowed, address), address).toBe(false);
  }
});

it('knows what an address or a range is', () => {
  for (const text of ['192.0.2.7', '192.0.2.0/24', '::1', '2001:db8::/128']) {
    expect(isAddressOrRange(text), text).toBe(true);
  }
  for (const text of ['', 'example.com', '192.0.2.0/33', '192.0.2.0/', '192.0.2.0/2/4', '2001:db8::/129']) {
    expect(isAddressOrRange(text), text).toBe(false);
  }
});
