import type {
  Dialogue,
  DialogueEvent,
  DialogueOptions,
  UserTurn,
} from '../../src/modules/agents/dialogue/index.ts';

/** What a scripted agent does in one turn, beside its words. */
export type Line = string | Exclude<DialogueEvent, { type: 'text' | 'done' }> | (() => Promise<unknown>);
export type Script = (turn: UserTurn, options: DialogueOptions) => readonly Line[];

/** A counterpart of the dialogue: says what the script says, and notes what it is told. */
export class ScriptedDialogue implements Dialogue {
  readonly #options: DialogueOptions;
  readonly #script: Script;
  readonly #first: string | undefined;
  readonly told: string[] = [];
  readonly turns: UserTurn[] = [];
  isDisposed = false;
  variables = {};

  constructor(options: DialogueOptions, { script, first }: { script: Script; first?: string }) {
    this.#options = options;
    this.#script = script;
    this.#first = first;
  }

  get agent() {
    return this.#options.agent;
  }

  get language(): string {
    return this.agent.conversationConfig.agent.language;
  }

  firstMessage(): string | undefined {
    return this.#first;
  }

  fill(text: string): string {
    return text;
  }

  async *respond(turn: UserTurn, signal: AbortSignal): AsyncGenerator<DialogueEvent> {
    this.turns.push(turn);
    let message = '';
    for (const line of this.#script(turn, this.#options)) {
      if (signal.aborted) break;
      if (typeof line === 'function') await line();
      else if (typeof line !== 'string') yield line;
      else {
        message += line;
        yield { type: 'text', text: line };
      }
    }
    yield { type: 'done', entry: { role: 'agent', message, time_in_call_secs: 0 } };
  }

  heard(text: string): void {
    this.told.push(`heard: ${text}`);
  }

  retract(): void {
    this.told.push('retracted');
  }

  tell(text: string): void {
    this.told.push(`told: ${text}`);
  }

  async toolServers() {
    return [];
  }

  dispose(): void {
    this.isDisposed = true;
  }
}
