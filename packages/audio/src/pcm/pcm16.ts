/**
 * Signed 16-bit little-endian bytes to samples of -1 to 1, mono. An odd last byte is left out.
 * Exact: `toPcm16(fromPcm16(bytes))` gives the same bytes.
 */
export function fromPcm16(bytes: Uint8Array): Float32Array {
  const samples = new Float32Array(bytes.length >> 1);
  for (let index = 0; index < samples.length; index++) {
    const low = bytes[2 * index] as number;
    const high = bytes[2 * index + 1] as number;
    samples[index] = ((((high << 8) | low) << 16) >> 16) / 32768;
  }
  return samples;
}

/** Samples to signed 16-bit little-endian bytes, rounded; beyond full scale is clipped, NaN becomes silence. */
export function toPcm16(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2);
  for (let index = 0; index < samples.length; index++) {
    const value = toInt16(samples[index] as number);
    bytes[2 * index] = value & 0xff;
    bytes[2 * index + 1] = value >> 8;
  }
  return bytes;
}

/** Mono 16-bit bytes with each sample twice: left and right. An odd last byte is left out. */
export function onBothSides(bytes: Uint8Array): Uint8Array {
  const both = new Uint8Array((bytes.length >> 1) * 4);
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    both[2 * at] = both[2 * at + 2] = bytes[at]!;
    both[2 * at + 1] = both[2 * at + 3] = bytes[at + 1]!;
  }
  return both;
}

export function toInt16(sample: number): number {
  const value = Math.round(sample * 32768);
  if (value > 32767) return 32767;
  if (value < -32768) return -32768;
  return value | 0;
}

/** Brings samples into -1 to 1 in place; NaN becomes silence. */
export function clipInPlace(samples: Float32Array): Float32Array {
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] as number;
    if (sample >= -1 && sample <= 1) continue;
    samples[index] = sample > 1 ? 1 : sample < -1 ? -1 : 0;
  }
  return samples;
}
