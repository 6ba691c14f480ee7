import { writeFileSync } from 'node:fs';
import { joinSamples } from '@mynah/audio';
import { TrialSpeaker } from '@mynah/engine-kokoro/trial';
import { kokoroVoices } from '@mynah/engine-kokoro/voices';
import { definitionOf } from '@mynah/engine-spec';
import { Ears } from '../src/ears.ts';
import { sampleRateHz } from '../src/limits.ts';
import { trialPhrases } from '../src/trial-phrases.ts';

/**
 * `tsx bench/write-stock-voices.ts PACKS`: speaks two of the trial phrases with every voice, measures them, and writes
 * `src/stock/measured-voices.ts`.
 */
const [packs] = process.argv.slice(2);
if (!packs) throw new Error('Name the folder of the built packs.');
const home = { packFolder: (pack: string) => `${packs}/${pack}`, threads: 2, log: () => {} };
const { signal } = new AbortController();
const [trial, ears] = await Promise.all([TrialSpeaker.open(home), Ears.open(home)]);
const rows: string[] = [];
for (const { id } of kokoroVoices) {
  const blocks: Float32Array[] = [];
  for (const phrase of [trialPhrases[0], trialPhrases[3]])
    blocks.push(await trial.speak(phrase, definitionOf(id), { signal }));
  const speech = joinSamples(blocks);
  const [vector] = await ears.vectors([speech], signal);
  const { voicedDb, pitchHz, pitchSpread } = await ears.likeness(speech, signal);
  const seconds = (speech.length / sampleRateHz).toFixed(2);
  rows.push(
    `  ${id}: ['${toText(vector!, 400)}', '${toText(voicedDb, 2)}', ${pitchHz.toFixed(1)}, ${pitchSpread.toFixed(2)}, ${seconds}],`,
  );
}
writeFileSync(
  new URL('../src/stock/measured-voices.ts', import.meta.url),
  `/** Written by \`bench/write-stock-voices.ts\`: vector and color in bytes, pitch in Hz, its spread in semitones, seconds. */
export const measuredVoices: Readonly<Record<string, readonly [string, string, number, number, number]>> = {
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
