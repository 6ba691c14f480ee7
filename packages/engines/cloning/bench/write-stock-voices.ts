import { writeFileSync } from 'node:fs';
import { joinSamples } from '@mynah/audio';
import { createSpectralFilter, TrialSpeaker } from '@mynah/engine-kokoro/trial';
import { kokoroVoices } from '@mynah/engine-kokoro/voices';
import { definitionOf } from '@mynah/engine-spec';
import { colorCorrection } from '../src/color/color-correction.ts';
import { colorOf } from '../src/color/color-of.ts';
import { Ears } from '../src/ears.ts';
import { sampleRateHz } from '../src/limits.ts';
import { trialPhrases } from '../src/trial-phrases.ts';

/**
 * `tsx bench/write-stock-voices.ts PACKS`: speaks three of the trial phrases with every voice, measures them, and writes
 * `src/stock/measured-voices.ts`.
 */
const [packs] = process.argv.slice(2);
if (!packs) throw new Error('Name the folder of the built packs.');
const home = { packFolder: (pack: string) => `${packs}/${pack}`, threads: 2, log: () => {} };
const { signal } = new AbortController();
const [trial, ears] = await Promise.all([TrialSpeaker.open(home), Ears.open(home)]);
const spoken = new Map<string, { speech: Float32Array; beginning: Float32Array }>();
for (const { id } of kokoroVoices) {
  const blocks: Float32Array[] = [];
  for (const phrase of [trialPhrases[0], trialPhrases[3], trialPhrases[5]])
    blocks.push(await trial.speak(phrase, definitionOf(id), { signal }));
  spoken.set(id, { speech: joinSamples(blocks), beginning: joinSamples(blocks.slice(0, 2)) });
}
const colors = new Map([...spoken].map(([id, { speech }]) => [id, colorOf(speech)]));
const meanColor = meanOf([...colors.values()]);
const rows: string[] = [];
for (const [id, { speech, beginning }] of spoken) {
  const { pitchHz, pitchSpread } = await ears.features(beginning, signal);
  const color = colors.get(id)!;
  const even = speech.slice();
  createSpectralFilter(colorCorrection(color, meanColor))(even);
  const [speaker, print] = [await ears.vectors([even], signal), await ears.print(even)];
  const texts = [toText(speaker[0]!, 400), toText(print, 300), toText(color, 1)];
  const seconds = (beginning.length / sampleRateHz).toFixed(2);
  rows.push(`  ${id}: '${texts.join(' ')} ${pitchHz.toFixed(1)} ${pitchSpread.toFixed(2)} ${seconds}',`);
}
writeFileSync(
  new URL('../src/stock/measured-voices.ts', import.meta.url),
  `/**
 * Written by \`bench/write-stock-voices.ts\`, parted by spaces: what two encoders hear and the color, in bytes; pitch in Hz,
 * its spread in semitones, seconds.
 */
export const measuredVoices: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`,
);
await trial.release();
await ears.dispose();

function toText(values: ArrayLike<number>, scale: number): string {
  return Buffer.from(
    Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value * scale)))).buffer,
  ).toString('base64');
}

function meanOf(curves: readonly (readonly number[])[]): number[] {
  return curves[0]!.map((_, at) => curves.reduce((sum, curve) => sum + curve[at]!, 0) / curves.length);
}
