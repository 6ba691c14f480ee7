import { joinSamples } from '@mynah/audio';
import { type Example, readFeatures } from '@mynah/engine-ai-speech/model';
import { HEARING_RATE_HZ } from '../../recordings.ts';
import { channels, sendThrough } from './channels.ts';
import type { Speaker } from './speaker.ts';

const windowSamples = 5 * HEARING_RATE_HZ;
/** Of one speaker. */
const mostWindows = 4;
const gap = new Float32Array(0.2 * HEARING_RATE_HZ);

export interface NamedExample extends Example {
  channel: string;
}

/** Windows of five seconds of each speaker through each channel; every speaker counts the same on their side. */
export async function makeExamples(ffmpeg: string, speakers: readonly Speaker[]): Promise<NamedExample[]> {
  const sounds = speakers.map(({ clips }) =>
    joinSamples(clips.flatMap((clip) => [clip, gap])).slice(0, mostWindows * windowSamples),
  );
  const examples: NamedExample[] = [];
  for (const channel of channels) {
    const heard = await sendThrough(ffmpeg, channel, sounds);
    for (const [index, sound] of heard.entries()) {
      const { name: group, source, made } = speakers[index]!;
      for (let at = 0; at + windowSamples <= sound.length; at += windowSamples) {
        const features = readFeatures(sound.subarray(at, at + windowSamples));
        if (features) examples.push({ features, made, group, source, weight: 1, channel: channel.name });
      }
    }
  }
  const counts = new Map<string, number>();
  for (const { group } of examples) counts.set(group, (counts.get(group) ?? 0) + 1);
  for (const example of examples) example.weight = 1 / counts.get(example.group)!;
  return balance(examples);
}

/** People and machines weigh the same, and so do the engines. */
function balance(examples: NamedExample[]): NamedExample[] {
  const sourcesOf = (made: 0 | 1) =>
    new Set(examples.filter((example) => example.made === made).map(({ source }) => source));
  const engines = sourcesOf(1);
  const total = (chosen: readonly NamedExample[]) => chosen.reduce((sum, { weight }) => sum + weight, 0);
  const people = total(examples.filter(({ made }) => made === 0));
  const shares = new Map(
    [...engines].map((engine) => [engine, total(examples.filter(({ source }) => source === engine))]),
  );
  for (const example of examples) {
    example.weight /= example.made === 0 ? people : engines.size * shares.get(example.source)!;
  }
  return examples;
}
