import { VOICED_HZ } from '@mynah/engine-kokoro/stages';
import { frameSamples } from '@mynah/engine-voice-changer/signal';
import { hopSamples } from './hear-features.ts';

const lowestHz = 55;
const highestHz = 560;

/**
 * The source's melody where the model has a voice. What the source leaves unvoiced there goes straight from the last
 * pitch to the next.
 * @param f0 the model's own, two values a frame
 * @param pitch of the source, Hz every 5 ms, 0 without a voice
 * @param mapPitch from the source's range to the target's
 */
export function moveMelody(
  f0: Float32Array,
  pitch: Float32Array,
  mapPitch: (hz: number) => number,
): Float32Array {
  const heard = Float32Array.from({ length: f0.length }, (_, hop) => pitchAround(pitch, hop));
  const known = [...heard.keys()].filter((hop) => heard[hop]! > 0);
  if (known.length === 0) return f0;
  let next = 0;
  return f0.map((own, hop) => {
    if (own <= VOICED_HZ) return own;
    while (next < known.length - 1 && known[next]! < hop) next += 1;
    const after = known[next]!;
    const before = known[Math.max(0, after >= hop && after !== hop ? next - 1 : next)]!;
    const share = after === before ? 0 : Math.min(1, Math.max(0, (hop - before) / (after - before)));
    const hz = heard[before]! ** (1 - share) * heard[after]! ** share;
    return Math.min(highestHz, Math.max(lowestHz, mapPitch(hz)));
  });
}

/** The middle one of the voiced pitches within a hop. */
function pitchAround(pitch: Float32Array, hop: number): number {
  const from = Math.floor((hop * hopSamples) / frameSamples);
  const to = Math.ceil(((hop + 1) * hopSamples) / frameSamples);
  const voiced = pitch.slice(Math.max(0, from), to + 1).filter((hz) => hz > 0);
  return voiced.length < 2 ? 0 : voiced.sort()[voiced.length >> 1]!;
}
