/** The fields of a message of Protocol Buffers by their numbers, each with its bytes, as often as it stands there. */
export type Fields = ReadonlyMap<number, readonly Uint8Array[]>;

/** Numbers of variable length, which nobody asks for here, are left out. @throws Error where it is cut or no message */
export function readMessage(bytes: Uint8Array): Fields {
  const fields = new Map<number, Uint8Array[]>();
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('the message is cut short');
      value += (byte & 0x7f) * shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (field: number, length: number): void => {
    if (at + length > bytes.length) throw new Error('the message is cut short');
    const value = bytes.subarray(at, at + length);
    at += length;
    const known = fields.get(field);
    if (known) known.push(value);
    else fields.set(field, [value]);
  };
  while (at < bytes.length) {
    const tag = varint();
    const field = Math.floor(tag / 8);
    const kind = tag % 8;
    if (kind === 0) varint();
    else if (kind === 1) take(field, 8);
    else if (kind === 2) take(field, varint());
    else if (kind === 5) take(field, 4);
    else throw new Error('the file is no message');
  }
  return fields;
}
