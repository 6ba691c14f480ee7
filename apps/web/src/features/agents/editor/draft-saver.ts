import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { isSameValue } from '#web/features/agents/editor/same-value.ts';

export type SaveState = 'saved' | 'saving' | 'failed';

interface DraftSaverOptions {
  save: (content: AgentContent) => Promise<unknown>;
  discard: () => Promise<unknown>;
  /** There is one already. */
  hasDraft: boolean;
  tell: (state: SaveState) => void;
  delayMs?: number;
}

/**
 * Keeps what is unpublished on the server, a moment after the last change. One call at a time; what changed meanwhile
 * goes with the next. What is as published again is a draft no more.
 */
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  #hasDraft: boolean;
  #waiting: { content: AgentContent; published: AgentContent } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
    this.#hasDraft = options.hasDraft;
  }

  change(content: AgentContent, published: AgentContent): void {
    this.#waiting = { content, published };
    this.#options.tell('saving');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.delayMs ?? 700);
  }

  /** Nothing waits any more when it resolves, unless the server refused. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  /** It was published or discarded: what waits is not saved any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    this.#hasDraft = false;
    this.#options.tell('saved');
  }

  async #run(): Promise<void> {
    while (this.#waiting) {
      const { content, published } = this.#waiting;
      this.#waiting = undefined;
      try {
        await this.#put(content, published);
      } catch {
        // the next change tries again; the page says that it is not kept
        this.#options.tell('failed');
        return;
      }
    }
    this.#options.tell('saved');
  }

  async #put(content: AgentContent, published: AgentContent): Promise<void> {
    if (!isSameValue(content, published)) {
      await this.#options.save(content);
      this.#hasDraft = true;
    } else if (this.#hasDraft) {
      await this.#options.discard();
      this.#hasDraft = false;
    }
  }
}
