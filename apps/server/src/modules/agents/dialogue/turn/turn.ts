import type { DialogueState } from '../dialogue-state.ts';
import type { DialogueEvent } from '../dialogue-types.ts';
import type { TurnRecord } from './turn-record.ts';

/** One turn of the agent while it goes on. */
export interface Turn {
  state: DialogueState;
  record: TurnRecord;
  signal: AbortSignal;
}

/** Does the turn go on after this, or is all said? */
export type Course = 'on' | 'over';

export type Steps = AsyncGenerator<DialogueEvent, Course>;
