import { readFile } from 'node:fs/promises';

/** Lies beside this file; `bench/write-caption-vectors.ts` makes it anew when captions change. */
export const vectorFile = new URL('./caption-vectors.bin', import.meta.url);

const DIMENSIONS = 384;
/** A row: what its bytes are multiplied by, then the bytes. */
const rowBytes = 4 + DIMENSIONS;
const headBytes = 8;

/** Vectors of many texts in a file: so many embeddings would hold up the first sound by seconds. */
export function encodeVectors(texts: readonly string[], vectors: readonly Float32Array[]): Uint8Array {
  const bytes = new Uint8Array(headBytes + rowBytes * texts.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, digest(texts));
  view.setUint32(4, texts.length);
  for (const [row, vector] of vectors.entries()) {
    const from = headBytes + row * rowBytes;
    const scale = Math.max(...vector.map(Math.abs)) / 127;
    view.setFloat32(from, scale);
    for (const [column, value] of vector.entries())
      view.setInt8(from + 4 + column, Math.round(value / scale));
  }
  return bytes;
}

/** The vectors of exactly these texts; undefined when the file is of others. */
export async function readVectors(texts: readonly string[]): Promise<Map<string, Float32Array> | undefined> {
  const bytes = await readFile(vectorFile).catch(() => undefined);
  if (bytes?.length !== headBytes + rowBytes * texts.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(0) !== digest(texts)) return undefined;
  return new Map(
    texts.map((text, row) => {
      const from = headBytes + row * rowBytes;
      const scale = view.getFloat32(from);
      return [
        text,
        Float32Array.from({ length: DIMENSIONS }, (_, column) => scale * view.getInt8(from + 4 + column)),
      ];
    }),
  );
}

/** FNV-1a of all texts. */
function digest(texts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const letter of texts.join('\n')) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}
