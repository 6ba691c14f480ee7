import { whisperAlignment } from '@mynah/engine-whisper';
import { transcribeWithPeer } from '../peers/faster-whisper.ts';
import type { QualityPart } from '../quality-part.ts';
import { HEARING_RATE_HZ, type Recording, recordSpeech } from '../recordings.ts';
import { transcriptionTexts } from './transcription-texts.ts';

interface Timed {
  startMs: number;
  endMs: number;
}

/** Distances in ms between the times of words and what the voice says of them. */
interface Distances {
  starts: number[];
  ends: number[];
}

const distances = (known: readonly Timed[], found: readonly Timed[]): Distances => ({
  starts: known.map(({ startMs }, index) => Math.abs(found[index]!.startMs - startMs)),
  ends: known.map(({ endMs }, index) => Math.abs(found[index]!.endMs - endMs)),
});

/** What one gets without listening: the length of the sound shared out by letters. */
function sharedOut({ words, samples }: Recording): Timed[] {
  const letters = words.reduce((sum, { text }) => sum + text.length + 1, 0);
  const perLetterMs = (samples.length * 1000) / HEARING_RATE_HZ / letters;
  let at = 0;
  return words.map(({ text }) => {
    const startMs = at * perLetterMs;
    at += text.length + 1;
    return { startMs, endMs: (at - 1) * perLetterMs };
  });
}

function describe(name: string, all: readonly Distances[]): (string | number)[] {
  const starts = all.flatMap((each) => each.starts).sort((one, other) => one - other);
  const ends = all.flatMap((each) => each.ends);
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  const at = (share: number) => Math.round(starts[Math.floor((starts.length - 1) * share)]!);
  return [name, starts.length, mean(starts), at(0.5), at(0.95), at(1), mean(ends)];
}

/** When words are heard, beside the times that the voice itself gave. */
export const measureAlignment: QualityPart = async (context) => {
  const rows: { ours: Distances; peer: Distances | undefined; floor: Distances }[] = [];
  const recordings: Recording[] = [];
  // two sentences at once: a window
  for (const { sentences, ...voice } of transcriptionTexts)
    recordings.push(await recordSpeech(context, { ...voice, sentences: sentences.slice(0, 2) }));
  const peers = await transcribeWithPeer(context, recordings, 5);
  for (const [index, recording] of recordings.entries()) {
    const { samples, text, language, words } = recording;
    const [part] = await context.run(whisperAlignment, { samples, text, language });
    if (part?.words.length !== words.length)
      throw new Error(`${recording.voice}: ${part?.words.length} words of ${words.length}`);
    const peer = peers[index]!.words;
    rows.push({
      ours: distances(words, part.words),
      // the peer writes down what it hears: only where it found all words can they be compared
      peer: peer.length === words.length ? distances(words, peer) : undefined,
      floor: distances(words, sharedOut(recording)),
    });
  }
  const compared = rows.filter(({ peer }) => peer);
  return {
    method:
      'Two sentences of each of our own voices, aligned with their text in one window by Whisper base. The judge is ' +
      'the voice: its model gives the length of every phoneme in frames of 25 ms. Its words begin some 40 ms after ' +
      'their first sound is heard. Floor: the length shared out by letters. Peer: word times of faster-whisper 1.2.1 ' +
      'with the same weights, where it heard as many words as were spoken.',
    tables: [
      {
        title: 'Distance of words from where the voice spoke them, in ms',
        columns: ['', 'words', 'begin, mean', 'median', '95 %', 'worst', 'end, mean'],
        rows: [
          describe(
            'ours',
            rows.map(({ ours }) => ours),
          ),
          describe(
            'floor',
            rows.map(({ floor }) => floor),
          ),
          describe(
            'ours, where the peer heard all',
            compared.map(({ ours }) => ours),
          ),
          describe(
            'peer, there',
            compared.flatMap(({ peer }) => peer ?? []),
          ),
        ],
      },
    ],
  };
};
