import type { VoiceSegment } from '@mynah/contract/speech/text-to-dialogue';
import type { tracks } from '../speaking/index.ts';
import type { DialogueInput } from './dialogue-order.ts';

const seconds = (ms: number): number => Math.round(ms) / 1000;

/** Tells of characters, as they come, whose they are. They are those of the inputs in order, each once. */
export class VoiceSegmenter {
  /** Characters of the inputs that are still to come, with the input of each run. */
  readonly #left: { input: DialogueInput; index: number; characters: number }[];

  constructor(inputs: readonly DialogueInput[]) {
    this.#left = inputs.map((input, index) => ({ input, index, characters: [...input.text].length }));
  }

  /** The segments of the next characters; their indices count from the first of these. */
  take(characters: readonly tracks.TimedCharacter[]): VoiceSegment[] {
    const segments: VoiceSegment[] = [];
    for (let at = 0; at < characters.length && this.#left.length > 0; ) {
      const turn = this.#left[0]!;
      const end = Math.min(characters.length, at + turn.characters);
      if (end > at) segments.push(toSegment(turn, characters, at, end));
      turn.characters -= end - at;
      if (turn.characters === 0) this.#left.shift();
      at = end;
    }
    return segments;
  }
}

/** Of a voice that is talked over, its own end. */
const soundEndMs = ({ endMs, soundsOnMs = 0 }: tracks.TimedCharacter): number => endMs + soundsOnMs;

const toSegment = (
  { input, index }: { input: DialogueInput; index: number },
  characters: readonly tracks.TimedCharacter[],
  start: number,
  end: number,
): VoiceSegment => ({
  voice_id: input.voiceId,
  start_time_seconds: seconds(characters[start]!.startMs),
  end_time_seconds: seconds(soundEndMs(characters[end - 1]!)),
  character_start_index: start,
  character_end_index: end,
  dialogue_input_index: index,
});
