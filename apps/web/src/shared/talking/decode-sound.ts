/** A format of a conversation's sound, as the server names it: `pcm_16000`, `ulaw_8000`. */
export interface SoundFormat {
  isUlaw: boolean;
  sampleRateHz: number;
}

export function readFormat(name: string): SoundFormat {
  const [codec, rate] = name.split('_');
  return { isUlaw: codec === 'ulaw', sampleRateHz: Number(rate) || 16_000 };
}

/** Base64 of the wire as samples of -1 to 1. */
export function decodeSound(base64: string, { isUlaw }: SoundFormat): Float32Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (isUlaw) return Float32Array.from(bytes, ofUlaw);
  const view = new DataView(bytes.buffer);
  const samples = new Float32Array(Math.floor(bytes.length / 2));
  for (let at = 0; at < samples.length; at += 1) samples[at] = view.getInt16(at * 2, true) / 32_768;
  return samples;
}

/** ITU-T G.711. */
function ofUlaw(byte: number): number {
  const code = ~byte & 0xff;
  const magnitude = (((code & 0x0f) << 3) + 0x84) << ((code & 0x70) >> 4);
  return (code & 0x80 ? 0x84 - magnitude : magnitude - 0x84) / 32_768;
}

/** 16-bit samples as the wire carries them. */
export function encodeSound(block: Int16Array): string {
  const bytes = new Uint8Array(block.buffer, block.byteOffset, block.byteLength);
  return btoa(String.fromCharCode(...bytes));
}
