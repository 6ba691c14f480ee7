import type { SoundFile } from '../../../../platform/sound/index.ts';
import type { Recording, SpeechChunk, TimedCharacter } from '../track/index.ts';

/** Sound that was made before, piece by piece, each with the characters that are heard up to its end. */
export async function* replaySpeech(file: SoundFile, recording: Recording): AsyncGenerator<SpeechChunk> {
  const { durationMs } = recording;
  const [written, spoken] = [new Waiting(recording.written), new Waiting(recording.spoken)];
  let given = 0;
  let startMs = 0;
  for await (const bytes of file.read()) {
    given += bytes.length;
    const isLast = given === file.sizeBytes;
    const endMs = durationMs * (given / (file.sizeBytes ?? given));
    const untilMs = isLast ? Number.POSITIVE_INFINITY : endMs;
    yield { bytes, startMs, written: written.takeUntil(untilMs), spoken: spoken.takeUntil(untilMs) };
    startMs = endMs;
  }
}

class Waiting {
  readonly #characters: readonly TimedCharacter[];
  #at = 0;

  constructor(characters: readonly TimedCharacter[]) {
    this.#characters = characters;
  }

  takeUntil(ms: number): TimedCharacter[] {
    const from = this.#at;
    while (this.#at < this.#characters.length && this.#characters[this.#at]!.startMs < ms) this.#at++;
    return this.#characters.slice(from, this.#at);
  }
}
