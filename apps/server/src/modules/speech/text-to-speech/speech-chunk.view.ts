import type { CharacterAlignment } from '@mynah/contract/text-to-speech';
import type { TimedCharacter } from './character-timings.ts';
import type { SpeechChunk } from './speech-track.ts';

const seconds = (ms: number): number => Math.round(ms) / 1000;

/** Times in the API's form: seconds, to the millisecond. */
export const toAlignment = (characters: readonly TimedCharacter[]): CharacterAlignment => ({
  characters: characters.map(({ character }) => character),
  character_start_times_seconds: characters.map(({ startMs }) => seconds(startMs)),
  character_end_times_seconds: characters.map(({ endMs }) => seconds(endMs)),
});

const orNull = (characters: readonly TimedCharacter[]) =>
  characters.length > 0 ? toAlignment(characters) : null;

/** A chunk of `with-timestamps`; one without a character says so with nulls. */
export const toTimedAudio = ({ bytes, written, spoken }: Omit<SpeechChunk, 'startMs'>) => ({
  audio_base64: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  alignment: orNull(written),
  normalized_alignment: orNull(spoken),
});

export async function* timedAudioOf(chunks: AsyncIterable<SpeechChunk>) {
  for await (const chunk of chunks) yield toTimedAudio(chunk);
}
