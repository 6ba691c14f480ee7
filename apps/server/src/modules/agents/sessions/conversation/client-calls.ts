import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import type { ToolCall } from '../../../../platform/language-model/model.ts';
import type { AgentTool } from '../../tools/index.ts';
import type { Scope } from '../scope.ts';

interface Answer {
  content: string;
  isError: boolean;
}

export interface ClientCallsOptions {
  scope: Scope;
  emit(event: ServerEvent): void;
  /** Of the answer that calls. */
  eventId(): number;
  now(): Date;
}

/** What is asked of the client and answered by it later: its own tools, and whether a tool may be called. */
export class ClientCalls {
  readonly #options: ClientCallsOptions;
  readonly #tools = new Map<string, (answer: Answer) => void>();
  readonly #approvals = new Map<string, (isApproved: boolean) => void>();

  constructor(options: ClientCallsOptions) {
    this.#options = options;
  }

  async runTool({ config }: AgentTool, call: ToolCall, signal: AbortSignal): Promise<Answer> {
    const { emit, eventId } = this.#options;
    if (config.type !== 'client') throw new Error(`${config.name} is no client tool`);
    const answer = this.#await(this.#tools, call.id, { seconds: config.response_timeout_secs, signal });
    emit({
      type: 'client_tool_call',
      client_tool_call: {
        tool_name: config.name,
        tool_call_id: call.id,
        parameters: parametersOf(call),
        event_id: eventId(),
      },
    });
    if (config.expects_response) {
      const timeout = `The client did not answer within ${config.response_timeout_secs} seconds.`;
      return (await answer) ?? { content: timeout, isError: true };
    }
    this.#tools.get(call.id)?.({ content: '', isError: false });
    await answer;
    return { content: 'The tool was called.', isError: false };
  }

  async approve({ config, mcp }: AgentTool, call: ToolCall, signal: AbortSignal): Promise<boolean> {
    const seconds = 'response_timeout_secs' in config ? config.response_timeout_secs : 30;
    const answer = this.#await(this.#approvals, call.id, { seconds, signal });
    this.#options.emit({
      type: 'mcp_tool_call',
      mcp_tool_call: {
        ...mcpCallOf(call, mcp?.serverId ?? '', this.#options.now()),
        state: 'awaiting_approval',
        approval_timeout_secs: seconds,
      },
    });
    return (await answer) ?? false;
  }

  /** An answer that nobody waits for any more is dropped. */
  answerTool(callId: string, answer: Answer): void {
    this.#tools.get(callId)?.(answer);
  }

  answerApproval(callId: string, isApproved: boolean): void {
    this.#approvals.get(callId)?.(isApproved);
  }

  /** Undefined: no answer in time, or nobody waits any more. */
  #await<T>(
    waiting: Map<string, (answer: T) => void>,
    callId: string,
    { seconds, signal }: { seconds: number; signal: AbortSignal },
  ): Promise<T | undefined> {
    return new Promise((resolve) => {
      const end = (answer: T | undefined): void => {
        waiting.delete(callId);
        callOff();
        signal.removeEventListener('abort', leave);
        resolve(answer);
      };
      const leave = (): void => end(undefined);
      const callOff = this.#options.scope.after(seconds * 1000, leave);
      signal.addEventListener('abort', leave, { once: true });
      waiting.set(callId, end);
      if (signal.aborted) leave();
    });
  }
}

export function parametersOf({ arguments: text }: ToolCall): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    // a model may write anything
    return {};
  }
}

export const mcpCallOf = (call: ToolCall, serverId: string, now: Date) => ({
  service_id: serverId,
  tool_call_id: call.id,
  tool_name: call.name,
  parameters: parametersOf(call),
  timestamp: now.toISOString(),
});
