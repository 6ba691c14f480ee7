import { hasTag } from '../bytes.ts';

const headerBytes = 27;

/** Reads how far an Ogg stream has come while its bytes arrive. Source: RFC 3533. */
export class OggProgress {
  /** End of the last whole page, in samples of the codec (48 kHz for Opus, pre-skip included). */
  granule = 0;
  #rest = new Uint8Array(0);

  write(bytes: Uint8Array): void {
    const data = new Uint8Array(this.#rest.length + bytes.length);
    data.set(this.#rest);
    data.set(bytes, this.#rest.length);
    let offset = 0;
    for (let end = pageEnd(data, offset); end !== undefined; end = pageEnd(data, offset)) {
      this.#takeGranule(data, offset);
      offset = end;
    }
    this.#rest = data.slice(offset);
  }

  /** A page on which no packet ends carries -1. */
  #takeGranule(data: Uint8Array, offset: number): void {
    const granule = new DataView(data.buffer, offset).getBigInt64(6, true);
    if (granule >= 0n) this.granule = Number(granule);
  }
}

/** Where the page at `offset` ends; undefined when none is there, or not all of it. */
export function pageEnd(data: Uint8Array, offset: number): number | undefined {
  if (offset + headerBytes > data.length || !hasTag(data, offset, 'OggS')) return undefined;
  const segments = data[offset + 26] as number;
  const sizes = data.subarray(offset + headerBytes, offset + headerBytes + segments);
  if (sizes.length < segments) return undefined;
  const end = offset + headerBytes + segments + sizes.reduce((sum, size) => sum + size, 0);
  return end <= data.length ? end : undefined;
}
