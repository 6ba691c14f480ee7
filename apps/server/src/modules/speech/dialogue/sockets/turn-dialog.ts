import type { dialogueSocketMessage } from '@mynah/contract/speech/text-to-dialogue';
import type { z } from 'zod';
import type { Camelized } from '../../../../platform/http/camelize.ts';
import type { sockets } from '../../speaking/index.ts';
import { TurnBuffer, type TurnPiece } from './turn-buffer.ts';

export type DialogueMessage = Camelized<z.output<typeof dialogueSocketMessage>>;
type Action = sockets.DialogAction<DialogueMessage, TurnPiece>;

/** As upstream for speech. */
const mostContexts = 5;
const defaultContextId = 'default';

interface Context {
  turns: TurnBuffer;
  /** The voices that the first message named; others are refused. */
  voices: ReadonlySet<string> | undefined;
}

/** What each message of a dialogue socket asks for, with one context or several. */
export class TurnDialog implements sockets.Dialog<DialogueMessage, TurnPiece> {
  readonly #contexts = new Map<string, Context>();
  #isOver = false;

  receive(message: DialogueMessage): Action[] {
    if (this.#isOver) return [];
    const contextId = message.contextId ?? defaultContextId;
    const actions = this.#receiveIn(contextId, message);
    return message.closeSocket ? [...actions, ...this.#closeAll()] : actions;
  }

  forget(contextId: string): void {
    this.#contexts.delete(contextId);
  }

  #receiveIn(contextId: string, message: DialogueMessage): Action[] {
    const known = this.#contexts.get(contextId);
    // only voices or lines open a context; a late flush or close of one that is gone is no fault
    if (!known && !message.voices && !message.inputs?.length) return [];
    if (!known && this.#contexts.size >= mostContexts) {
      const sentence = `A connection can have up to ${mostContexts} contexts. Close one with close_context first.`;
      return [{ do: 'refuse', contextId, message: sentence }];
    }
    const context = known ?? this.#open(contextId, message);
    const actions: Action[] = known ? [{ do: 'stay', contextId }] : [{ do: 'open', contextId, message }];
    const stranger = message.inputs?.find(({ voiceId }) => context.voices && !context.voices.has(voiceId));
    if (stranger) {
      const sentence = `The first message doesn’t include the voice ${stranger.voiceId}.`;
      return [...actions, { do: 'refuse', contextId, message: sentence }];
    }
    const pieces = (message.inputs ?? []).flatMap((input) => context.turns.receive(input));
    if (message.flush || message.closeContext) pieces.push(...context.turns.flush());
    actions.push(...pieces.map((piece) => ({ do: 'speak' as const, contextId, piece })));
    if (message.closeContext) {
      this.#contexts.delete(contextId);
      actions.push({ do: 'finish', contextId });
    }
    return actions;
  }

  #open(contextId: string, { voices }: DialogueMessage): Context {
    const context = { turns: new TurnBuffer(), voices: voices && new Set(voices) };
    this.#contexts.set(contextId, context);
    return context;
  }

  #closeAll(): Action[] {
    this.#isOver = true;
    const ends = [...this.#contexts].flatMap(([contextId, { turns }]): Action[] => [
      ...turns.flush().map((piece) => ({ do: 'speak' as const, contextId, piece })),
      { do: 'finish', contextId },
    ]);
    return [...ends, { do: 'close' }];
  }
}
