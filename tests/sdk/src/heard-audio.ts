/** What a test hears of 16-bit PCM: length and level. */
export interface HeardAudio {
  durationMs: number;
  /** Root mean square in dBFS; silence is far below -60. */
  levelDb: number;
}

export function hearPcm(bytes: Uint8Array, sampleRateHz: number): HeardAudio {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength - (bytes.byteLength % 2));
  const samples = view.byteLength / 2;
  let energy = 0;
  for (let i = 0; i < samples; i++) energy += (view.getInt16(2 * i, true) / 32768) ** 2;
  return {
    durationMs: (samples / sampleRateHz) * 1000,
    levelDb: 10 * Math.log10(energy / Math.max(1, samples) + 1e-12),
  };
}

export async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
