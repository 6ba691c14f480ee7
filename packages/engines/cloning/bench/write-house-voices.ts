import { writeFileSync } from 'node:fs';
import { edit } from '@mynah/audio';
import { TrialSpeaker } from '@mynah/engine-kokoro/trial';
import { speakerId } from '@mynah/engine-speaker-id';
import { tiltedColor, type VoiceDefinition } from '@mynah/engine-spec';
import { sampleRateHz } from '../src/limits.ts';
import { trialPhrases } from '../src/trial-phrases.ts';
import { type Candidate, candidates } from './house/candidates.ts';
import { chooseDifferent, figuresOf, type HeardCandidate } from './house/choose.ts';
import { describe } from './house/describe.ts';
import { type Heard, HeardSoFar } from './house/measured.ts';

/**
 * `tsx bench/write-house-voices.ts PACKS LINES TABLE [COUNT] [MINUTES]`: thinks up voices for the library of a fresh
 * server, speaks a trial phrase with each, listens, and writes those that differ to TABLE, COUNT at most. What was
 * heard goes to LINES as it comes; after so many MINUTES the rest is left to another run, which goes on.
 */
const [packs, lines, table, count = '240', minutes = '1000'] = process.argv.slice(2);
if (!packs || !lines || !table)
  throw new Error('Name the built packs, a file for what is heard, and the table.');
const home = { packFolder: (pack: string) => `${packs}/${pack}`, threads: 2, log: () => {} };
const { signal } = new AbortController();
const latest = Date.now() + Number(minutes) * 60_000;
const soFar = new HeardSoFar(lines);
const [trial, encoder] = await Promise.all([TrialSpeaker.open(home), speakerId.open(home)]);

const all: HeardCandidate[] = [];
for (const candidate of candidates()) all.push({ candidate, heard: await hear(soundOf(candidate)) });
await trial.release();
await encoder.dispose();

const chosen = chooseDifferent(all, Number(count));
const vectors = chosen.flatMap(({ heard }) => (heard ? [heard.vector] : []));
writeFileSync(table, tableOf(chosen));
const figures = { heard: vectors.length, chosen: chosen.length, of: all.length, ...figuresOf(vectors) };
process.stdout.write(`${JSON.stringify(figures)}\n`);

function soundOf({ definition, color }: Candidate): VoiceDefinition {
  return color === 0 ? definition : { ...definition, spectrumDb: tiltedColor(undefined, color) };
}

async function hear(definition: VoiceDefinition): Promise<Heard | undefined> {
  const key = JSON.stringify(definition);
  const before = soFar.find(key);
  if (before || Date.now() > latest) return before;
  const speech = await trial.speak(trialPhrases[1], definition, { signal });
  const stretches = [edit.resample(speech, sampleRateHz, 16_000)];
  for await (const { vector } of encoder.run({ stretches }, signal)) {
    return soFar.add({ key, vector: Array.from(vector, (value) => Math.round(value * 1e4) / 1e4) });
  }
  return undefined;
}

function tableOf(voices: readonly HeardCandidate[]): string {
  return `/**
 * Written by \`bench/write-house-voices.ts\` of the engine of cloning, in the order of the library: name, language, gender,
 * age, accent, use, mood, description, timbre, prosody; factors on pitch, its range and the pace; steps of color.
 */
export const houseVoiceLines = \`
${voices.map(({ candidate }) => lineOf(candidate)).join('\n')}
\`;
`;
}

function lineOf(candidate: Candidate): string {
  const { name, gender, age, accent, language, style, definition, color } = candidate;
  const { timbre, prosody, pitchRatio, pitchRange, pace } = definition;
  const shares = (mix: typeof timbre) =>
    mix.voices.map(({ voice, weight }) => `${voice} ${weight}`).join(' + ');
  return [
    ...[name, language, gender, age, accent, style.useCase, style.descriptive, describe(candidate)],
    ...[shares(timbre), shares(prosody), [pitchRatio, pitchRange, pace, color].join(' ')],
  ].join(' | ');
}
