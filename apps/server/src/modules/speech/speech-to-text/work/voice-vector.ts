/** A vector as text, for a row. */
export const packVector = (vector: Float32Array): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');

export function unpackVector(packed: string): Float32Array {
  const bytes = new Uint8Array(Buffer.from(packed, 'base64'));
  return new Float32Array(bytes.buffer);
}
