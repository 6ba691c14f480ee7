import type { AgentAtVersion } from '../registry/index.ts';
import type { DialogueOptions } from './dialogue-types.ts';
import { isTimeZone, systemVariables } from './system-variables.ts';

/** The dynamic variables of one conversation: the agent's placeholders, the client's, and what tools read. */
export class Variables {
  readonly #options: DialogueOptions;
  readonly #startedAt: Date;
  #agentTurns = 0;
  #currentAgentTurns = 0;
  #given: Record<string, unknown>;

  constructor(options: DialogueOptions) {
    this.#options = options;
    this.#startedAt = options.platform.clock.now();
    const { dynamic_variables: placeholders } = options.agent.conversationConfig.agent;
    this.#given = {
      ...placeholders.dynamic_variable_placeholders,
      ...options.initiation.dynamic_variables,
    };
  }

  /** Whole seconds since the conversation began. */
  get seconds(): number {
    return Math.round((this.#options.platform.clock.now().getTime() - this.#startedAt.getTime()) / 1000);
  }

  countTurn(): void {
    this.#agentTurns++;
    this.#currentAgentTurns++;
  }

  /** Another agent speaks: its own placeholders stand behind what the conversation has. */
  enterAgent(agent: AgentAtVersion): void {
    this.#currentAgentTurns = 0;
    const { dynamic_variable_placeholders: placeholders } = agent.conversationConfig.agent.dynamic_variables;
    this.#given = { ...placeholders, ...this.#given };
  }

  /** Takes what a tool read; answers what changed, as the transcript tells it. */
  assign(assignments: Readonly<Record<string, unknown>>, tool: { name: string; requestId: string }) {
    return Object.entries(assignments).map(([name, value]) => {
      const before = this.#given[name];
      this.#given[name] = value;
      return {
        variable_name: name,
        old_value: before === undefined ? null : String(before),
        new_value: String(value),
        updated_at: this.#options.platform.clock.now().getTime() / 1000,
        tool_name: tool.name,
        tool_request_id: tool.requestId,
      };
    });
  }

  all(speaking: AgentAtVersion): Record<string, unknown> {
    const { agent, conversationId, textOnly, source, platform } = this.#options;
    return {
      ...this.#given,
      ...systemVariables({
        agentId: agent.agentId,
        currentAgentId: speaking.agentId,
        conversationId,
        startedAt: this.#startedAt,
        now: platform.clock.now(),
        timeZone: this.#timeZone(speaking),
        agentTurns: this.#agentTurns,
        currentAgentTurns: this.#currentAgentTurns,
        textOnly,
        source,
      }),
    };
  }

  /** The client's own, else the agent's. */
  #timeZone(agent: AgentAtVersion): string | null {
    const given = this.#given.system__timezone;
    if (typeof given === 'string' && isTimeZone(given)) return given;
    const { timezone } = agent.conversationConfig.agent.prompt;
    return timezone && isTimeZone(timezone) ? timezone : null;
  }
}
