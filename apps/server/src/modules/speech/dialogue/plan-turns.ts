import { detectLanguage, type SpeechSegment } from '@mynah/text';
import { planning } from '../speaking/index.ts';
import type { DialogueInput } from './dialogue-order.ts';

/** One turn, ready to be spoken. Its segments' offsets point into the text of the whole dialogue. */
export interface PlannedTurn {
  input: DialogueInput;
  setup: planning.SpeechSetup;
  segments: SpeechSegment[];
}

/** The text that offsets point into: the turns one after the other. */
export const textOf = (inputs: readonly DialogueInput[]): string => inputs.map(({ text }) => text).join('');

/** Plans every turn that holds something to speak. Its characters, and those of silent turns, are all somebody's. */
export function planTurns(
  inputs: readonly DialogueInput[],
  setups: ReadonlyMap<string, planning.SpeechSetup>,
  { whole }: { whole: boolean },
): PlannedTurn[] {
  const turns: PlannedTurn[] = [];
  const text = textOf(inputs);
  const { language, confidence } = detectLanguage(text);
  let start = 0;
  for (const input of inputs) {
    const setup = setups.get(input.voiceId)!;
    const segments = [
      ...planning.planText(input.text, setup, {
        // only the first sound is waited for
        whole: whole || turns.length > 0,
        overlaps: true,
        fallbackLanguage: confidence > 0 ? language : undefined,
      }),
    ].map((segment) => shift(segment, start));
    if (segments.length > 0) turns.push({ input, setup, segments });
    start += input.text.length;
  }
  closeHoles(
    turns.flatMap((turn) => turn.segments),
    text.length,
  );
  return turns;
}

const shift = (segment: SpeechSegment, by: number): SpeechSegment => ({
  ...segment,
  sourceStart: segment.sourceStart + by,
  sourceEnd: segment.sourceEnd + by,
  sourceMap: segment.sourceMap.map((at) => at + by),
});

/** Turns without anything to speak belong to what was said before them, so that the segments tile the text. */
function closeHoles(segments: readonly SpeechSegment[], length: number): void {
  segments.forEach((segment, index) => {
    if (index === 0) segment.sourceStart = 0;
    segment.sourceEnd = segments[index + 1]?.sourceStart ?? length;
  });
}
