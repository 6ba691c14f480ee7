import type { Eagerness } from './patience.ts';

/** Everything has its time in ms, on one clock that the machine does not read itself. */
export type TurnEvent =
  /** The ears looked: how long somebody has been speaking, or has been silent. */
  | { type: 'sound'; atMs: number; voicedMs: number; silenceMs: number }
  /** What was said since the last turn. Whole: with all of the voice so far in it. */
  | { type: 'text'; atMs: number; text: string; isWhole: boolean }
  /** A typed message: a turn by itself. */
  | { type: 'message'; atMs: number; text: string }
  /** The client says that somebody is about to do something (`user_activity`). */
  | { type: 'activity'; atMs: number }
  /** The agent: looks for an answer, is heard, has been heard to its end. */
  | { type: 'agent'; atMs: number; is: 'thinking' | 'heard' | 'done' }
  /** A tool runs that must not be talked over, or does no more. */
  | { type: 'guard'; atMs: number; isOn: boolean }
  /** The agent gives its turn up and waits. */
  | { type: 'skip'; atMs: number }
  /** Nothing but time has passed. */
  | { type: 'time'; atMs: number };

export type TurnAction =
  /** An answer begins to what was said. Tentative: nobody hears of it before `commit`. */
  | { do: 'answer'; text: string; isTentative: boolean; isTyped: boolean }
  | { do: 'commit'; text: string }
  | { do: 'discard' }
  /** The agent stops sending, and may go on. */
  | { do: 'hold' }
  | { do: 'resume' }
  /** The agent is cut off. */
  | { do: 'interrupt' }
  /** A back-channel, or words that came while nobody may interrupt: no turn. */
  | { do: 'ignore'; text: string; because: 'back-channel' | 'guarded' }
  /** Nobody says anything: the agent may. */
  | { do: 'prompt' }
  /** A word to fill the silence while the answer is looked for; which one, counted from 0. */
  | { do: 'fill'; index: number }
  | { do: 'end'; because: 'silence' | 'duration' };

export interface TurnSettings {
  eagerness: Eagerness;
  waitsForSpelling: boolean;
  language: string;
  /** Nobody says anything for so long: the agent does. Null: it waits. */
  turnTimeoutMs: number | null;
  /** The same before the first word of the caller. Null: as always. */
  initialWaitMs: number | null;
  /** And for so long: the conversation is over. */
  silenceEndMs: number | null;
  longestMs: number;
  /** Can the agent be interrupted at all? */
  mayInterrupt: boolean;
  guardsFirstMessage: boolean;
  /** Words that came while the agent could not be interrupted count when it is done. */
  keepsGuardedWords: boolean;
  isSpeculative: boolean;
  ignoredTerms: { own: readonly string[]; languages: readonly string[]; addsToUsual: boolean };
  softTimeout: { afterMs: number; most: number; notBeforeCaller: boolean } | null;
}
