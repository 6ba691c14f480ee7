/** One array with the bytes of all, in order. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const only = parts.length === 1 ? parts[0] : undefined;
  if (only) return only;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Does the Latin-1 text `tag` stand at `offset`? */
export function hasTag(bytes: Uint8Array, offset: number, tag: string): boolean {
  for (let index = 0; index < tag.length; index++) {
    if (bytes[offset + index] !== tag.charCodeAt(index)) return false;
  }
  return true;
}

export function putTag(bytes: Uint8Array, offset: number, tag: string): void {
  for (let index = 0; index < tag.length; index++) bytes[offset + index] = tag.charCodeAt(index);
}
