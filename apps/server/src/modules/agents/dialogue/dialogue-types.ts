import type { InitiationClientData } from '@mynah/contract/agents/conversations/initiation';
import type { NewTranscriptEntry, TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { MessageImage, ToolCall } from '../../../platform/language-model/model.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AgentAtVersion } from '../registry/index.ts';
import type { AgentTool, ToolOutcome, ToolServer } from '../tools/index.ts';

export interface DialogueOptions {
  platform: Platform;
  agent: AgentAtVersion;
  conversationId: string;
  initiation: InitiationClientData;
  environment: string;
  /** Why the conversation was begun: `widget`, `js_sdk`, `test`. */
  source: string;
  textOnly: boolean;
  /** What was said before: of a test, or of a conversation that is taken up again. */
  history?: readonly TranscriptEntry[];
  /** Runs a client tool where the client is; a test gives mocks. */
  runClientTool(
    tool: AgentTool,
    call: ToolCall,
    signal: AbortSignal,
  ): Promise<{ content: string; isError: boolean }>;
  /** Asks the client whether a tool of an MCP server may be called. */
  approve(tool: AgentTool, call: ToolCall, signal: AbortSignal): Promise<boolean>;
  /** Answers in place of any tool, for tests. Undefined: the tool itself is called. */
  mock?(tool: AgentTool, call: ToolCall): ToolOutcome | undefined;
}

export interface UserTurn {
  text: string;
  images?: readonly MessageImage[];
  /** Nobody said anything: the agent may say something or skip its turn. */
  isSilence?: boolean;
}

export type DialogueEvent =
  /** To be spoken and shown, as it comes. */
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  /** How much of what the model can hold was in it. */
  | { type: 'context'; model: string; tokens: number; mostTokens: number }
  /** What was said is not to be said: whoever speaks stops, and tells how much of the answer was heard. */
  | {
      type: 'guardrail';
      /** Words of it are on their way already. */
      cuts: boolean;
      /** The conversation is over by it: why, as the transcript says. */
      endsCall: string | undefined;
      heard(text: string): void;
    }
  | { type: 'tool-call'; tool: AgentTool; call: ToolCall }
  | { type: 'tool-result'; tool: AgentTool; call: ToolCall; outcome: ToolOutcome }
  /** Effects on the conversation itself. */
  | { type: 'end-call'; reason: string }
  | { type: 'skip-turn' }
  | { type: 'language'; language: string }
  /** Another agent speaks from here on; what it says comes as text, in its own voice. */
  | { type: 'transfer'; agent: AgentAtVersion; delayMs: number; speaksFirst: boolean }
  /** Everything about the turn that is written down, with the text as the model gave it. */
  | { type: 'done'; entry: NewTranscriptEntry };

export interface Dialogue {
  /** The agent that speaks now: changes with a transfer. */
  readonly agent: AgentAtVersion;
  readonly language: string;
  /** Of the conversation, the system ones among them; filled into texts that hold `{{name}}`. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** What the agent says first; undefined where it waits for the caller. */
  firstMessage(): string | undefined;
  /** The text with its `{{variables}}` filled in. @throws Failure `missing_dynamic_variable` */
  fill(text: string): string;
  /**
   * The agent's answer. Leaving early (the signal) keeps what came so far; the caller then says by `heard` how much of
   * it was heard.
   */
  respond(turn: UserTurn, signal: AbortSignal): AsyncGenerator<DialogueEvent>;
  /** An answer was cut: the conversation goes on as if no more had been said. */
  heard(text: string): void;
  /**
   * The caller went on: the last turn and what was answered to it never were. After `respond` has ended, of a turn that
   * has called no tool.
   */
  retract(): void;
  /** Servers of tools of who speaks now, once they have answered or failed. */
  toolServers(): Promise<readonly ToolServer[]>;
  /** Something that the agent should know and not answer (contextual update). */
  tell(text: string): void;
  dispose(): void;
}
