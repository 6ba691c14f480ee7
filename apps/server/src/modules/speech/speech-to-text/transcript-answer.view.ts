import { exportTypes } from '@mynah/contract/speech/export-types';
import type { MultichannelTranscript, Transcript } from '@mynah/contract/speech/speech-to-text';
import type { ExportedFile } from '@mynah/contract/speech/transcript-exports';
import { threeLetters } from '@mynah/contract/speech/transcription-languages';
import {
  charactersOf,
  type ExportOptions,
  exportTranscript,
  findEntities,
  type TranscriptWord,
  textOf,
} from '@mynah/transcripts';
import { speakerNameIn } from './speaker-names.ts';
import type { TranscriptionRow } from './transcriptions.store.ts';
import type { StoredChannel } from './transcriptions.tables.ts';

/** What an answer needs of a finished transcription. */
export type FinishedRow = Pick<
  TranscriptionRow,
  'id' | 'title' | 'order' | 'channels' | 'durationMs' | 'speakerNames' | 'language'
>;

/** The answer of the public API: one transcript, or one for each channel. */
export async function toAnswer(row: FinishedRow): Promise<Transcript | MultichannelTranscript> {
  const { order, channels, durationMs } = row;
  const all = channels ?? [];
  if (order.channels === undefined) return toTranscript(row, all[0] ?? silent, null);
  if (order.combinesChannels) return toTranscript(row, combined(all), null);
  return {
    transcripts: await Promise.all(all.map((channel) => toTranscript(row, channel, channel.channelIndex))),
    transcription_id: idOf(row),
    audio_duration_secs: durationMs / 1000,
  };
}

const silent: StoredChannel = { channelIndex: 0, language: 'en', languageProbability: 0, words: [] };

/** Nothing can be asked for later where nothing is kept. */
const idOf = ({ id, order }: FinishedRow): string | null => (order.isKept ? id : null);

async function toTranscript(
  row: FinishedRow,
  channel: StoredChannel,
  channelIndex: number | null,
): Promise<Transcript> {
  const { order, durationMs } = row;
  const { language, languageProbability, words } = channel;
  const text = textOf(words);
  return {
    language_code: threeLetters(language),
    language_probability: Math.round(languageProbability * 1000) / 1000,
    text,
    words: words.map((word) => toWord(word, order.granularity === 'character')),
    channel_index: channelIndex,
    additional_formats: order.exports.length > 0 ? await filesOf(row, channel, order.exports) : null,
    transcription_id: idOf(row),
    entities: order.entities && !order.redaction ? entitiesOf(text, new Set(order.entities)) : null,
    edited_transcript: null,
    audio_duration_secs: durationMs / 1000,
  };
}

export function toWord(word: TranscriptWord, withCharacters: boolean) {
  const { text, start, end, type, speakerId, logprob, channelIndex } = word;
  return {
    text,
    start,
    end,
    type,
    speaker_id: speakerId,
    logprob,
    characters: withCharacters ? charactersOf(word) : null,
    channel_index: channelIndex ?? null,
  };
}

export const entitiesOf = (text: string, types: ReadonlySet<string>) =>
  findEntities(text, types).map(({ type, start, end }) => ({
    text: text.slice(start, end),
    entity_type: type,
    start_char: start,
    end_char: end,
  }));

/** Words of all channels in order of time, with the spaces that belong to them. */
export function combined(channels: readonly StoredChannel[]): StoredChannel {
  const said = channels.flatMap(({ words }) => words).filter(({ type }) => type !== 'spacing');
  const words: TranscriptWord[] = [];
  for (const word of said.toSorted((one, two) => (one.start ?? 0) - (two.start ?? 0))) {
    const last = words.at(-1);
    if (last)
      words.push({ ...last, text: ' ', start: last.end, end: word.start, type: 'spacing', logprob: 0 });
    words.push(word);
  }
  const [first = silent] = channels.toSorted((one, two) => two.words.length - one.words.length);
  return { ...first, channelIndex: 0, words };
}

/** A pdf of a script that has no font here is null. */
const filesOf = (
  row: FinishedRow,
  channel: StoredChannel,
  options: readonly ExportOptions[],
): Promise<(ExportedFile | null)[]> => Promise.all(options.map((one) => fileOf(row, channel, one)));

async function fileOf(
  row: FinishedRow,
  { words, language }: StoredChannel,
  options: ExportOptions,
): Promise<ExportedFile | null> {
  const content = await exportTranscript(
    { title: row.title, language, words, speakerName: speakerNameIn(row) },
    options,
  );
  if (content === undefined) return null;
  const { extension, contentType } = exportTypes[options.format];
  const isText = typeof content === 'string';
  return {
    requested_format: options.format,
    file_extension: extension,
    content_type: contentType,
    is_base64_encoded: !isText,
    content: isText ? content : Buffer.from(content).toString('base64'),
  };
}
