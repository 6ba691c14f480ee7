import { type Fingerprint, findStretches, takeFingerprint, takeQuestion } from '@mynah/audio/fingerprint';
import { HEARING_RATE_HZ as rateHz } from '../../recordings.ts';
import type { Table } from '../../table.ts';
import { openChannels } from './channels.ts';
import { joinSounds, resample, type Speaker } from './speaker.ts';

/** As the server: with one key in common nothing is compared. */
const leastShared = 2;

/** Every machine clip is kept; each is asked for after something was done to it, and so are people. */
export async function fingerprintTables(
  ffmpeg: string,
  machines: readonly Speaker[],
  people: readonly Speaker[],
): Promise<Table[]> {
  const clips = machines.flatMap((machine) => machine.clips.slice(0, 2));
  const known: Fingerprint[] = [];
  for (const clip of clips) known.push(await takeFingerprint(clip, rateHz));
  const index = new Map<number, Set<number>>();
  for (const [at, { keys }] of known.entries())
    for (const key of keys) index.set(key, (index.get(key) ?? new Set()).add(at));
  const channels = openChannels(ffmpeg);
  const ways: Record<string, (clip: Float32Array) => Promise<Float32Array>> = {
    ...Object.fromEntries(
      Object.entries(channels).map(([name, go]) => [name, (clip: Float32Array) => go(clip, 1)]),
    ),
    'resampled to 11 kHz and back': async (clip) => resample(resample(clip, rateHz, 11_025), 11_025, rateHz),
    'three seconds of it': async (clip) => clip.slice(0.4 * rateHz, 3.4 * rateHz),
    'three seconds of it, mp3 64 kbit/s': (clip) =>
      channels['mp3 64 kbit/s']!(clip.slice(0.4 * rateHz, 3.4 * rateHz), 1),
    'three seconds in other speech': async (clip) =>
      joinSounds([people[0]!.clips[0]!, clip.slice(0.4 * rateHz, 3.4 * rateHz), people[1]!.clips[0]!]),
  };
  const rows: (string | number)[][] = [];
  for (const [name, way] of Object.entries(ways)) {
    let [right, wrong] = [0, 0];
    for (const [at, clip] of clips.entries()) {
      const found = await lookUp(await way(clip), known, index);
      if (found.includes(at)) right++;
      // the same voice with the same words is the same sound
      if (found.some((other) => other !== at)) wrong++;
    }
    rows.push([name, clips.length, percent(right, clips.length), percent(wrong, clips.length)]);
  }
  const strangers = people.flatMap((person) => person.clips.slice(0, 6));
  let alarms = 0;
  for (const clip of strangers) if ((await lookUp(clip, known, index)).length > 0) alarms++;
  rows.push(['people', strangers.length, '-', percent(alarms, strangers.length)]);
  return [
    {
      title: 'AI speech classifier: our own speech known again by its fingerprint',
      note: `${known.length} fingerprints, ${Math.round(bytesOf(known, clips))} bytes for a second of speech.`,
      columns: ['', 'recordings', 'found', 'taken for another'],
      rows: [
        ['chance (floor)', '-', percent(1, known.length), '-'],
        ...rows,
        ['perfect (ceiling)', '-', '100 %', '0 %'],
      ],
    },
  ];
}

async function lookUp(
  sound: Float32Array,
  known: readonly Fingerprint[],
  index: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<number[]> {
  const { words, keys } = await takeQuestion(sound, rateHz);
  const shared = new Map<number, number>();
  for (const key of keys) for (const at of index.get(key) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  return [...shared]
    .filter(([at, count]) => count >= leastShared && findStretches(words, known[at]!.words).length > 0)
    .map(([at]) => at);
}

const percent = (count: number, of: number): string => `${Math.round((1000 * count) / of) / 10} %`;

function bytesOf(known: readonly Fingerprint[], clips: readonly Float32Array[]): number {
  const bytes = known.reduce((sum, { words, keys }) => sum + words.byteLength + 4 * keys.length, 0);
  return bytes / (clips.reduce((sum, { length }) => sum + length, 0) / rateHz);
}
