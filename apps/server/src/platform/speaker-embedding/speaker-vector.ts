/** As a column of bytes keeps it. */
export const packSpeaker = (vector: Float32Array): Uint8Array =>
  new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);

/** Bytes of the database need not be aligned: they are copied. */
export const unpackSpeaker = (bytes: Uint8Array): Float32Array =>
  new Float32Array(Uint8Array.from(bytes).buffer);

/** As plain data has it: base64. */
export const writeSpeaker = (vector: Float32Array): string =>
  Buffer.from(packSpeaker(vector)).toString('base64');

export const readSpeaker = (written: string): Float32Array => unpackSpeaker(Buffer.from(written, 'base64'));

/** Of two unit vectors, their cosine: 1 the same, 0 nothing alike, -1 opposite. */
export function speakerSimilarity(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return -1;
  return one.reduce((sum, value, index) => sum + value * other[index]!, 0);
}

/** 0 the same, 1 nothing alike, 2 opposite. */
export const speakerDistance = (one: Float32Array, other: Float32Array): number =>
  1 - speakerSimilarity(one, other);
