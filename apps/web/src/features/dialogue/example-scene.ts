import { message } from '#web/features/dialogue/messages.ts';
import { type Line, newLine } from '#web/features/dialogue/script.ts';

const turns = ['scene1', 'scene2', 'scene3', 'scene4'] as const;

/** A scene of two to begin with: it can be heard as it is, and makes way for what one writes. */
export const exampleScene = (voices: readonly { voice_id: string }[] | undefined): Line[] =>
  turns.map((turn, index) => ({
    ...newLine(voices?.[index % Math.min(2, voices.length)]?.voice_id ?? '', message(turn)),
    isExample: true,
  }));

export const hasExample = (lines: readonly Line[]): boolean => lines.some(({ isExample }) => isExample);

/** Two lines of the same voices, to be written on. */
export const emptyScene = (lines: readonly Line[]): Line[] =>
  lines.slice(0, 2).map(({ voiceId }) => newLine(voiceId));
