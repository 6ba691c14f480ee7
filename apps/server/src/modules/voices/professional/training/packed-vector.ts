/** Of a vector: Float32, base64. */
export const packVector = (vector: Float32Array): string =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64');

export const unpackVector = (packed: string): Float32Array =>
  new Float32Array(Uint8Array.from(Buffer.from(packed, 'base64')).buffer);
