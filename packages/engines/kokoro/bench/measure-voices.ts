import { writeFileSync } from 'node:fs';
import { measure } from '@mynah/audio';
import { EspeakProcess } from '@mynah/engine-espeak';
import { neutralDelivery, type SpeechEngine } from '@mynah/engine-spec';
import { Phonemizers } from '@mynah/text/phonemes';
import { createKokoroEngine, kokoroVoices } from '../src/index.ts';

/**
 * `tsx bench/measure-voices.ts PACKS OUT.json`: speaks every voice's preview without gain and measures it.
 * The loudness column is what `src/voice-gain.ts` holds.
 */
const [packs, out] = process.argv.slice(2);
if (!packs || !out) throw new Error('Name the folder of the built packs and the file to write.');

const espeak = new EspeakProcess();
const phonemizers = new Phonemizers({ englishFolder: `${packs}/hibari`, ipaReader: espeak });
const home = { packFolder: (pack: string) => `${packs}/${pack}`, threads: 1, log: () => {} };
const engine = createKokoroEngine({ phonemizers: [phonemizers], gain: () => 1 })(home);
if (!engine) throw new Error('The packs are not there.');
await engine.warm();

const half = process.argv[4];
const chosen = kokoroVoices.filter((_, index) => !half || index % 2 === Number(half));
const rows: Record<string, { loudness: number; pitchHz: number; charactersPerSecond: number }> = {};
for (const voice of chosen) {
  const samples = await speak(engine, voice.id, voice.previewText, voice.language);
  rows[voice.id] = {
    loudness: Math.round(measure.integratedLoudness(samples, engine.sampleRateHz) * 10) / 10,
    pitchHz: Math.round(medianPitch(samples, engine.sampleRateHz)),
    charactersPerSecond:
      Math.round((voice.previewText.length / (samples.length / engine.sampleRateHz)) * 10) / 10,
  };
}
writeFileSync(out, `${JSON.stringify(rows, null, 2)}\n`);
await engine.dispose();
await phonemizers.dispose();
await espeak.dispose();

async function speak(
  speaker: SpeechEngine,
  voice: string,
  text: string,
  language: string,
): Promise<Float32Array> {
  // without boost: its compressor would hide what the gain has to make up
  const delivery = { ...neutralDelivery, speakerBoost: false };
  const request = { text, language, voice, delivery, seed: 1, mode: 'whole' } as const;
  const parts: Float32Array[] = [];
  for await (const part of speaker.speak(request, new AbortController().signal)) {
    if (part.type === 'audio') parts.push(part.samples);
  }
  const whole = new Float32Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Median over voiced frames of 40 ms, by autocorrelation between 60 and 400 Hz. */
function medianPitch(samples: Float32Array, rateHz: number): number {
  const frame = Math.round(rateHz * 0.04);
  const pitches: number[] = [];
  for (let at = 0; at + 2 * frame < samples.length; at += frame) {
    let energy = 0;
    for (let i = 0; i < frame; i++) energy += samples[at + i]! ** 2;
    if (energy / frame < 1e-4) continue;
    let best = { lag: 0, value: 0.5 };
    for (let lag = Math.round(rateHz / 400); lag <= Math.round(rateHz / 60); lag++) {
      let cross = 0;
      let other = 0;
      for (let i = 0; i < frame; i++) {
        cross += samples[at + i]! * samples[at + i + lag]!;
        other += samples[at + i + lag]! ** 2;
      }
      const value = cross / Math.sqrt(energy * other + 1e-12);
      // the first clear peak: a later one is its octave
      if (value > best.value + 0.02) best = { lag, value };
    }
    if (best.lag > 0) pitches.push(rateHz / best.lag);
  }
  pitches.sort((a, b) => a - b);
  return pitches[pitches.length >> 1] ?? 0;
}
