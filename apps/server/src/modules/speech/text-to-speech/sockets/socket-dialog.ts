import type { speechSocketMessage } from '@mynah/contract/speech/text-to-speech';
import type { z } from 'zod';
import type { Camelized } from '../../../../platform/http/camelize.ts';
import type { sockets } from '../../speaking/index.ts';
import { TextContext } from './text-context.ts';

export type SocketMessage = Partial<Camelized<z.output<typeof speechSocketMessage>>>;

export type DialogAction = sockets.DialogAction<SocketMessage, string>;

const defaultContextId = 'default';

/** `stream-input`: one text, from its first message to an empty one. */
export class SingleDialog implements sockets.Dialog<SocketMessage, string> {
  readonly #autoMode: boolean;
  #context: TextContext | undefined;
  #isOver = false;

  constructor({ autoMode }: { autoMode: boolean }) {
    this.#autoMode = autoMode;
  }

  receive(message: SocketMessage): DialogAction[] {
    if (this.#isOver) return [];
    const contextId = defaultContextId;
    const actions: DialogAction[] = [];
    if (!this.#context) actions.push({ do: 'open', contextId, message });
    this.#context ??= openContext(message, this.#autoMode);
    const isEnd = message.text === '' || message.closeSocket === true;
    const pieces = this.#context.receive(message);
    if (isEnd) pieces.push(...this.#context.end());
    actions.push(...pieces.map((piece) => ({ do: 'speak' as const, contextId, piece })));
    if (!isEnd) return actions.length > 0 ? actions : [{ do: 'stay', contextId }];
    this.#isOver = true;
    return [...actions, { do: 'finish', contextId }, { do: 'close' }];
  }

  /** The end of the one text is the end of the socket. */
  forget(): void {}
}

const mostContexts = 5;

/** `multi-stream-input`: several texts, each in a context that a message names. */
export class MultiDialog implements sockets.Dialog<SocketMessage, string> {
  readonly #autoMode: boolean;
  readonly #contexts = new Map<string, TextContext>();
  #isOver = false;

  constructor({ autoMode }: { autoMode: boolean }) {
    this.#autoMode = autoMode;
  }

  receive(message: SocketMessage): DialogAction[] {
    if (this.#isOver) return [];
    if (message.closeSocket) return this.#closeAll();
    const contextId = message.contextId ?? defaultContextId;
    const context = this.#contexts.get(contextId);
    if (context) return this.#continue(contextId, context, message);
    // only text opens a context; a late flush or close of one that is gone is no fault
    return message.text ? this.#open(contextId, message) : [];
  }

  forget(contextId: string): void {
    this.#contexts.delete(contextId);
  }

  #open(contextId: string, message: SocketMessage): DialogAction[] {
    if (this.#contexts.size >= mostContexts) {
      const sentence = `A connection can have up to ${mostContexts} contexts. Close one with close_context first.`;
      return [{ do: 'refuse', contextId, message: sentence }];
    }
    const context = openContext(message, this.#autoMode);
    this.#contexts.set(contextId, context);
    return [{ do: 'open', contextId, message }, ...this.#continue(contextId, context, message)];
  }

  #continue(contextId: string, context: TextContext, message: SocketMessage): DialogAction[] {
    const pieces = context.receive(message);
    const actions: DialogAction[] = pieces.map((piece) => ({ do: 'speak', contextId, piece }));
    if (!message.closeContext) return [{ do: 'stay', contextId }, ...actions];
    // as upstream: what was flushed is finished, the rest of the text is dropped (somebody was interrupted)
    this.#contexts.delete(contextId);
    return [...actions, { do: 'finish', contextId }];
  }

  #closeAll(): DialogAction[] {
    this.#isOver = true;
    const ends = [...this.#contexts].flatMap(([contextId, context]): DialogAction[] => [
      ...context.end().map((piece) => ({ do: 'speak' as const, contextId, piece })),
      { do: 'finish', contextId },
    ]);
    return [...ends, { do: 'close' }];
  }
}

const openContext = (message: SocketMessage, autoMode: boolean): TextContext =>
  new TextContext({ schedule: message.generationConfig?.chunkLengthSchedule, autoMode });
