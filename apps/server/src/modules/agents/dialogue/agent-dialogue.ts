import type { AgentAtVersion } from '../registry/index.ts';
import type { ToolServer } from '../tools/index.ts';
import { DialogueState } from './dialogue-state.ts';
import type { Dialogue, DialogueEvent, DialogueOptions, UserTurn } from './dialogue-types.ts';
import { takeTurn } from './turn/take-turn.ts';
import { TurnRecord } from './turn/turn-record.ts';

/** One conversation of an agent, from its first message to its end. */
export class AgentDialogue implements Dialogue {
  readonly #state: DialogueState;
  #beforeTurn: ReturnType<DialogueState['mark']> | undefined;

  constructor(options: DialogueOptions) {
    this.#state = new DialogueState(options);
  }

  get agent(): AgentAtVersion {
    return this.#state.agent;
  }

  get language(): string {
    return this.#state.language;
  }

  get variables(): Readonly<Record<string, unknown>> {
    return this.#state.allVariables;
  }

  /** Looks up model, tools and documents before they are needed. */
  warm(): void {
    this.#state.speaker().catch(() => {}); // told by the turn that needs them
  }

  async toolServers(): Promise<readonly ToolServer[]> {
    return (await this.#state.speaker()).toolServers;
  }

  firstMessage(): string | undefined {
    const { first_message: message } = this.agent.conversationConfig.agent;
    if (message.trim() === '') return undefined;
    const text = this.fill(message);
    this.#state.history.addAgent(text);
    return text;
  }

  fill(text: string): string {
    return this.#state.fill(text);
  }

  async *respond(turn: UserTurn, caller: AbortSignal): AsyncGenerator<DialogueEvent> {
    const state = this.#state;
    const signal = AbortSignal.any([caller, state.gone]);
    const record = new TurnRecord();
    this.#beforeTurn = state.mark();
    state.history.addUser(turn.isSilence ? '…' : turn.text, turn.images);
    state.history.keepImages(this.agent.conversationConfig.conversation.file_input.max_files_in_memory);
    state.variables.countTurn();
    try {
      yield* takeTurn({ state, record, signal });
    } catch (cause) {
      if (!signal.aborted) throw cause;
    }
    state.hasSpoken = true;
    yield { type: 'done', entry: record.entry(await state.place()) };
  }

  heard(text: string): void {
    this.#state.history.cutLastAnswer(text);
  }

  retract(): void {
    if (this.#beforeTurn) this.#state.restore(this.#beforeTurn);
    this.#beforeTurn = undefined;
  }

  tell(text: string): void {
    this.#state.history.addNote(text);
  }

  dispose(): void {
    this.#state.dispose();
  }
}
