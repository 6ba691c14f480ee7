import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { MessageImage, ModelMessage, ToolCall } from '../../../platform/language-model/model.ts';

/** Tokens are guessed by this: English has four characters a token, other writings fewer. */
const charactersPerToken = 3;
/** Of the model's context, what the conversation may fill; the rest is for documents and the answer. */
const shareOfContext = 0.6;

/** What was said so far, as a language model reads it. */
export class History {
  readonly #messages: ModelMessage[] = [];

  /** As it was written down. */
  static of(entries: readonly TranscriptEntry[]): History {
    const history = new History();
    for (const entry of entries) history.#add(entry);
    return history;
  }

  #add({ role, message, tool_calls, tool_results, file_inputs }: TranscriptEntry): void {
    if (role === 'user') {
      const files = file_inputs.map(({ original_filename: name }) => `[File: ${name}]`);
      this.addUser([...(message ? [message] : []), ...files].join('\n\n'));
      return;
    }
    const calls = tool_calls.map((call) => ({
      id: call.request_id,
      name: call.tool_name,
      arguments: call.params_as_json,
    }));
    if (calls.length === 0) this.addAgent(message ?? '');
    else {
      this.addAgent('', calls);
      for (const call of calls) {
        const result = tool_results.find(({ request_id }) => request_id === call.id);
        this.addToolResult(call, result?.result_value ?? 'Done.');
      }
      this.addAgent(message ?? '');
    }
  }

  get messages(): readonly ModelMessage[] {
    return this.#messages;
  }

  /** Of the caller's words the last, for looking things up. */
  get lastQuestion(): string {
    const last = this.#messages.findLast(({ role }) => role === 'user');
    return last?.content ?? '';
  }

  addUser(content: string, images?: readonly MessageImage[]): void {
    this.#messages.push({ role: 'user', content, ...(images?.length && { images }) });
  }

  /** Of the pictures that were sent, the newest stay; the rest are known by their names alone. */
  keepImages(most: number): void {
    let left = most;
    for (let place = this.#messages.length - 1; place >= 0; place--) {
      const message = this.#messages[place]!;
      if (message.role !== 'user' || !message.images) continue;
      const images = left > 0 ? message.images.slice(-left) : [];
      left -= images.length;
      const { images: _, ...bare } = message;
      this.#messages[place] = images.length > 0 ? { ...message, images } : bare;
    }
  }

  addAgent(content: string, toolCalls: readonly ToolCall[] = []): void {
    if (content === '' && toolCalls.length === 0) return;
    this.#messages.push({ role: 'assistant', content, ...(toolCalls.length > 0 && { toolCalls }) });
  }

  addToolResult(call: ToolCall, content: string): void {
    this.#messages.push({ role: 'tool', toolCallId: call.id, name: call.name, content });
  }

  /** Something that the agent should know, and that nobody said. */
  addNote(content: string): void {
    this.#messages.push({ role: 'system', content });
  }

  /** The agent was interrupted: no more than this was heard of what it said last. */
  cutLastAnswer(heard: string): void {
    const place = this.#messages.findLastIndex(({ role }) => role === 'assistant');
    const last = this.#messages[place];
    if (last?.role !== 'assistant') return;
    if (heard === '' && !last.toolCalls) this.#messages.splice(place, 1);
    else this.#messages[place] = { ...last, content: heard };
  }

  /** The last answer is not to be: this of it was heard, and its calls are not made. */
  withdrawAnswer(heard: string): void {
    const place = this.#messages.findLastIndex(({ role }) => role === 'assistant');
    if (place < 0) return;
    this.#messages.splice(place, 1);
    this.addAgent(heard);
  }

  get length(): number {
    return this.#messages.length;
  }

  /** As if nothing had been said since there were so many messages. */
  cutTo(length: number): void {
    this.#messages.length = Math.min(length, this.#messages.length);
  }

  /** The newest messages that fit a model of so many tokens. Calls of tools stay with their results. */
  fitting(contextTokens: number): ModelMessage[] {
    const most = contextTokens * charactersPerToken * shareOfContext;
    let length = 0;
    let from = this.#messages.length;
    while (from > 0) {
      length += lengthOf(this.#messages[from - 1]!);
      if (length > most && from < this.#messages.length) break;
      from--;
    }
    // a result without its call is refused by every vendor
    while (this.#messages[from]?.role === 'tool') from++;
    return this.#messages.slice(from);
  }
}

const lengthOf = (message: ModelMessage): number =>
  message.content.length +
  (message.role === 'assistant' ? JSON.stringify(message.toolCalls ?? []).length : 0);
