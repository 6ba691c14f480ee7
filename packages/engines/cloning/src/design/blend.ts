import type { VoiceDefinition, VoiceMix } from '@mynah/engine-spec';
import { boundedRatio } from '../instant/clone-instantly.ts';
import { naturalPitch, pitchOf } from '../stock/natural-pitch.ts';
import { limited } from './limited.ts';

/** A voice between others: timbre, prosody, pitch and color, each by the weights. */
export function mixVoices(
  voices: readonly { definition: VoiceDefinition; weight: number }[],
): VoiceDefinition {
  const [first, ...others] = voices;
  let mixed = first!.definition;
  let total = first!.weight;
  for (const { definition, weight } of others) {
    total += weight;
    mixed = blendVoices(mixed, definition, weight / total);
  }
  return mixed;
}

function blendVoices(one: VoiceDefinition, other: VoiceDefinition, share: number): VoiceDefinition {
  const between = (a: number, b: number): number => a ** (1 - share) * b ** share;
  const prosody = blend(one.prosody, other.prosody, share);
  return {
    version: 1,
    timbre: blend(one.timbre, other.timbre, share),
    prosody,
    pitchRatio: boundedRatio(between(pitchOf(one), pitchOf(other)) / naturalPitch(prosody)),
    pitchRange: limited(between(one.pitchRange, other.pitchRange), 0.3, 2),
    pace: limited(between(one.pace, other.pace), 0.6, 1.6),
    ...blendColors(one.spectrumDb, other.spectrumDb, share),
    gainDb: Math.round(10 * ((1 - share) * one.gainDb + share * other.gainDb)) / 10,
  };
}

function blendColors(
  one: readonly number[] | undefined,
  other: readonly number[] | undefined,
  share: number,
): Pick<VoiceDefinition, 'spectrumDb'> {
  const known = one ?? other;
  if (!known) return {};
  const mixed = known.map((_, band) => (1 - share) * (one?.[band] ?? 0) + share * (other?.[band] ?? 0));
  return { spectrumDb: mixed.map((level) => Math.round(level * 10) / 10) };
}

/** The mix of two mixes; the lightest voices are left out where there are too many. */
export function blend(one: VoiceMix, other: VoiceMix, share: number): VoiceMix {
  const weights = new Map<string, number>();
  for (const [mix, part] of [
    [one, 1 - share],
    [other, share],
  ] as const) {
    const total = mix.voices.reduce((sum, { weight }) => sum + weight, 0);
    for (const { voice, weight } of mix.voices)
      weights.set(voice, (weights.get(voice) ?? 0) + (part * weight) / total);
  }
  const voices = [...weights]
    .map(([voice, weight]) => ({ voice, weight: Math.round(weight * 1000) / 1000 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 8);
  const offset = blendOffsets(one.offset, other.offset, share);
  return { voices, ...(offset ? { offset } : {}) };
}

function blendOffsets(
  one: readonly number[] | undefined,
  other: readonly number[] | undefined,
  share: number,
): number[] | undefined {
  const known = one ?? other;
  return known?.map(
    (_, at) => Math.round(((1 - share) * (one?.[at] ?? 0) + share * (other?.[at] ?? 0)) * 1e4) / 1e4,
  );
}
