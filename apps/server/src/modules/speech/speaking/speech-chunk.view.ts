import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import { toBase64 } from '../../../platform/sound/index.ts';
import type { SpeechChunk, TimedCharacter } from './track/index.ts';

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
  audio_base64: toBase64(bytes),
  alignment: orNull(written),
  normalized_alignment: orNull(spoken),
});
