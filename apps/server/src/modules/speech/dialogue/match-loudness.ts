import { edit, joinSamples, measure } from '@mynah/audio';
import type { SpeechPart } from '@mynah/engine-spec';
import type { tracks } from '../speaking/index.ts';

/** Loudness of every voice, in LUFS: that of speech on the web. */
const targetLufs = -20;
/** No voice is changed by more. */
const mostGainDb = 10;

/**
 * Brings the voices of a dialogue to one loudness. What a voice says first is held until it is whole and measured;
 * from then on its sound passes with the gain that all it has said so far asks for. Deterministic.
 */
export class LoudnessMatch {
  readonly #voices = new Map<string, VoiceLoudness>();

  shape = (spoken: tracks.SpokenSegment): AsyncIterable<SpeechPart> => {
    const key = `${spoken.engine} ${spoken.request.voice}`;
    const voice = this.#voices.get(key) ?? new VoiceLoudness();
    this.#voices.set(key, voice);
    return level(spoken, voice);
  };
}

async function* level(
  { parts, sampleRateHz }: tracks.SpokenSegment,
  voice: VoiceLoudness,
): AsyncGenerator<SpeechPart> {
  const heard: Float32Array[] = [];
  const { gainDb } = voice;
  for await (const part of parts) {
    if (part.type !== 'audio') yield part;
    else {
      heard.push(part.samples);
      if (gainDb !== undefined) yield louder(part, gainDb);
    }
  }
  const whole = joinSamples(heard);
  voice.learn(whole, sampleRateHz);
  if (gainDb === undefined && whole.length > 0)
    yield louder({ type: 'audio', samples: whole }, voice.gainDb ?? 0);
}

type AudioPart = Extract<SpeechPart, { type: 'audio' }>;

const louder = (part: AudioPart, gainDb: number): AudioPart => ({
  ...part,
  samples: edit.applyGain(part.samples.slice(), gainDb),
});

/** How loud a voice is by all that it has said. */
class VoiceLoudness {
  #power = 0;
  #samples = 0;

  /** Undefined until it has said something. */
  get gainDb(): number | undefined {
    if (this.#samples === 0) return undefined;
    const gainDb = targetLufs - 10 * Math.log10(this.#power / this.#samples);
    return Math.min(mostGainDb, Math.max(-mostGainDb, gainDb));
  }

  learn(samples: Float32Array, sampleRateHz: number): void {
    const lufs = measure.integratedLoudness(samples, sampleRateHz);
    if (!Number.isFinite(lufs)) return;
    this.#power += 10 ** (lufs / 10) * samples.length;
    this.#samples += samples.length;
  }
}
