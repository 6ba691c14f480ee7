import { SpeechTextBuffer } from '@mynah/text';

export interface TextContextOptions {
  /** Characters to gather before each piece is spoken; absent: the default schedule. */
  schedule?: readonly number[];
  /** Speak each message as it comes: clients then send whole sentences. */
  autoMode: boolean;
}

/** What a message says about the text of a context. */
export interface TextInput {
  text?: string;
  flush?: boolean;
  tryTriggerGeneration?: boolean;
}

/** Gathers the text of one context and tells what is to be spoken now. Knows nothing of sockets, time or engines. */
export class TextContext {
  readonly #buffer: SpeechTextBuffer;
  readonly #autoMode: boolean;

  constructor({ schedule, autoMode }: TextContextOptions) {
    this.#buffer = new SpeechTextBuffer(schedule);
    this.#autoMode = autoMode;
  }

  /** The pieces that are due, in order. */
  receive({ text = '', flush, tryTriggerGeneration }: TextInput): string[] {
    const due = this.#buffer.push(text);
    const more = flush || this.#autoMode ? this.#buffer.flush() : undefined;
    const triggered = tryTriggerGeneration ? this.#buffer.trigger() : undefined;
    return [...due, more, triggered].filter((piece) => piece !== undefined);
  }

  /** What is left when the text ends. */
  end(): string[] {
    const rest = this.#buffer.flush();
    return rest === undefined ? [] : [rest];
  }
}
