const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** The checksum of a page whose own four bytes of it are zero. Source: RFC 3533, section 6. */
export function oggCrc(page: Uint8Array): number {
  let crc = 0;
  for (const byte of page) crc = ((crc << 8) ^ (table[(crc >>> 24) ^ byte] as number)) >>> 0;
  return crc;
}
