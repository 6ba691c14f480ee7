import { alawValue, ulawValue } from '../pcm/g711.ts';

/** How one sample lies in a WAV file. Multi-byte forms are little-endian. */
export interface SampleForm {
  /** WAVE_FORMAT number. */
  code: number;
  bits: number;
  read(view: DataView, offset: number): number;
}

const pcm = 1;
const float = 3;
const alaw = 6;
const ulaw = 7;

export const sampleForms: readonly SampleForm[] = [
  { code: pcm, bits: 8, read: (view, offset) => (view.getUint8(offset) - 128) / 128 },
  { code: pcm, bits: 16, read: (view, offset) => view.getInt16(offset, true) / 32768 },
  {
    code: pcm,
    bits: 24,
    read: (view, offset) => ((view.getInt8(offset + 2) << 16) | view.getUint16(offset, true)) / 8388608,
  },
  { code: pcm, bits: 32, read: (view, offset) => view.getInt32(offset, true) / 2147483648 },
  { code: float, bits: 32, read: (view, offset) => finite(view.getFloat32(offset, true)) },
  { code: float, bits: 64, read: (view, offset) => finite(view.getFloat64(offset, true)) },
  { code: alaw, bits: 8, read: (view, offset) => alawValue(view.getUint8(offset)) / 32768 },
  { code: ulaw, bits: 8, read: (view, offset) => ulawValue(view.getUint8(offset)) / 32768 },
];

/** All whole samples of `body`, channels still interleaved. */
export function readSamples(body: Uint8Array, form: SampleForm): Float32Array {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const step = form.bits / 8;
  const samples = new Float32Array(Math.floor(body.length / step));
  for (let index = 0; index < samples.length; index++) samples[index] = form.read(view, index * step);
  return samples;
}

/** A damaged float must not poison every filter behind it. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
