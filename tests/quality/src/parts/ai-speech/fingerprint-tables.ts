import { edit, joinSamples } from '@mynah/audio';
import { type Fingerprint, findStretches, takeFingerprint, takeQuestion } from '@mynah/audio/fingerprint';
import { HEARING_RATE_HZ as rateHz } from '../../recordings.ts';
import type { Table } from '../../table.ts';
import { channels, sendThrough } from './channels.ts';
import type { Speaker } from './speaker.ts';

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
  const cut = clips.map((clip) => clip.slice(0.4 * rateHz, 3.4 * rateHz));
  const [first, second] = people.map(({ clips: [clip] }) => clip!.slice(0, 4 * rateHz)) as [
    Float32Array,
    Float32Array,
  ];
  const mp3 = channels.find(({ name }) => name.startsWith('mp3'))!;
  const ways: [string, Float32Array[]][] = [
    [
      'resampled to 11 kHz and back',
      clips.map((clip) => edit.resample(edit.resample(clip, rateHz, 11_025), 11_025, rateHz)),
    ],
    ['three seconds of it', cut],
    ['three seconds of it, mp3 64 kbit/s', await sendThrough(ffmpeg, mp3, cut)],
    ['three seconds in other speech', cut.map((clip) => joinSamples([first, clip, second]))],
  ];
  for (const channel of channels.toReversed())
    ways.unshift([channel.name, await sendThrough(ffmpeg, channel, clips)]);
  const rows: (string | number)[][] = [];
  for (const [name, sounds] of ways) {
    let [right, wrong] = [0, 0];
    for (const [at, sound] of sounds.entries()) {
      const found = await lookUp(sound, known, index);
      if (found.includes(at)) right++;
      if (found.some((other) => other !== at)) wrong++;
    }
    rows.push([name, clips.length, percent(right, clips.length), percent(wrong, clips.length)]);
  }
  const strangers = people.flatMap(({ clips: [clip] }) =>
    [0, 1, 2].map((turn) => clip!.slice(turn * 5 * rateHz, (turn + 1) * 5 * rateHz)),
  );
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
