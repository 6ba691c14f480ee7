import { SpeechTextBuffer } from '@mynah/text';
import type { DialogueInput } from '../dialogue-order.ts';

/** A part of a turn that is to be spoken now. */
export interface TurnPiece extends DialogueInput {
  /** First of its turn. */
  isStart: boolean;
  /** Last of its turn; its text may be empty. */
  isEnd: boolean;
}

export interface TurnInput extends DialogueInput {
  newTurn?: boolean;
}

/** Gathers the turns of one context as they are written and tells what is to be spoken now. */
export class TurnBuffer {
  #turn: { voiceId: string; buffer: SpeechTextBuffer; isBegun: boolean } | undefined;

  /** Another voice, or `newTurn`, ends the turn before. */
  receive({ text, voiceId, newTurn }: TurnInput): TurnPiece[] {
    const ended = newTurn || this.#turn?.voiceId !== voiceId ? this.flush() : [];
    this.#turn ??= { voiceId, buffer: new SpeechTextBuffer(), isBegun: false };
    return [...ended, ...this.#turn.buffer.push(text).map((due) => this.#piece(due, false))];
  }

  /** Ends the turn at hand. */
  flush(): TurnPiece[] {
    if (!this.#turn) return [];
    const rest = this.#turn.buffer.flush();
    const pieces = rest !== undefined || this.#turn.isBegun ? [this.#piece(rest ?? '', true)] : [];
    this.#turn = undefined;
    return pieces;
  }

  #piece(text: string, isEnd: boolean): TurnPiece {
    const turn = this.#turn!;
    const isStart = !turn.isBegun;
    turn.isBegun = true;
    return { text, voiceId: turn.voiceId, isStart, isEnd };
  }
}
