import { type Example, readFeatures } from '@mynah/engine-ai-speech/model';
import { HEARING_RATE_HZ } from '../../recordings.ts';
import type { Channel } from './channels.ts';
import { joinSounds, type Speaker } from './speaker.ts';

const windowSamples = 5 * HEARING_RATE_HZ;
/** Of one speaker. */
const mostWindows = 5;
const gap = new Float32Array(0.2 * HEARING_RATE_HZ);

export interface NamedExample extends Example {
  channel: string;
}

/** Windows of five seconds of each speaker through each channel; every speaker counts the same on their side. */
export async function makeExamples(
  speakers: readonly Speaker[],
  channels: Readonly<Record<string, Channel>>,
): Promise<NamedExample[]> {
  const examples: NamedExample[] = [];
  for (const [index, { name, source, made, clips }] of speakers.entries()) {
    const sound = joinSounds(clips.flatMap((clip) => [clip, gap])).slice(0, mostWindows * windowSamples);
    const own: NamedExample[] = [];
    for (const [channel, go] of Object.entries(channels)) {
      const heard = await go(sound, 1 + index);
      for (let at = 0; at + windowSamples <= heard.length; at += windowSamples) {
        const features = readFeatures(heard.subarray(at, at + windowSamples));
        if (features) own.push({ features, made, group: name, source, weight: 1, channel });
      }
    }
    for (const example of own) example.weight = 1 / own.length;
    examples.push(...own);
  }
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
