import type { SystemToolConfig } from '@mynah/contract/agents/config/tools';
import type { Platform } from '../../../../platform/platform.ts';
import { type AgentAtVersion, findAgent } from '../../registry/index.ts';
import { plainOutcome, type ToolOutcome } from '../../tools/index.ts';
import type { DialogueEvent } from '../dialogue-types.ts';

/** What a system tool does to the conversation. */
export type Effect = Extract<DialogueEvent, { type: 'end-call' | 'skip-turn' | 'language' | 'transfer' }>;

export interface SystemToolResult {
  outcome: ToolOutcome;
  effect?: Effect;
  /** To be said before the effect. */
  speech?: string;
}

type Arguments = Readonly<Record<string, unknown>>;

export async function runSystemTool(
  platform: Platform,
  agent: AgentAtVersion,
  config: SystemToolConfig,
  given: Arguments,
): Promise<SystemToolResult> {
  const { params } = config;
  switch (params.system_tool_type) {
    case 'end_call':
      return done(
        'The call ends.',
        { type: 'end-call', reason: textOf(given.reason) },
        textOf(given.message),
      );
    case 'skip_turn':
      return done('You wait for the caller.', { type: 'skip-turn' });
    case 'language_detection':
      return changeLanguage(agent, textOf(given.language));
    case 'transfer_to_agent':
      return transfer(platform, agent, params.transfers, given);
    case 'voicemail_detection':
      return done(
        'The call ends.',
        { type: 'end-call', reason: 'Voicemail detected' },
        params.voicemail_message ?? '',
      );
    case 'transfer_to_number':
    case 'play_keypad_touch_tone':
      return failed('This conversation is not a phone call, so this cannot be done. Say so.');
    default:
      return failed(`The tool ${params.system_tool_type} is not available here.`);
  }
}

/** A language that the agent has a preset for, or its own. */
function changeLanguage(agent: AgentAtVersion, language: string): SystemToolResult {
  const { language_presets: presets, agent: own } = agent.conversationConfig;
  if (language !== own.language && !presets[language])
    return failed(`The agent speaks ${[own.language, ...Object.keys(presets)].join(', ')}.`);
  return done(`The conversation goes on in ${language}.`, { type: 'language', language });
}

type Transfers = Extract<SystemToolConfig['params'], { system_tool_type: 'transfer_to_agent' }>['transfers'];

async function transfer(
  platform: Platform,
  from: AgentAtVersion,
  transfers: Transfers,
  given: Arguments,
): Promise<SystemToolResult> {
  const rule = transfers[Number(given.agent_number ?? 0)];
  const agent = rule?.agent_id ? await findAgent(platform, { agentId: rule.agent_id }) : undefined;
  if (!rule || agent?.workspaceId !== from.workspaceId)
    return failed('There is no such agent to transfer to.');
  return done(
    `${agent.name} takes over.`,
    {
      type: 'transfer',
      agent,
      delayMs: rule.delay_ms,
      speaksFirst: rule.enable_transferred_agent_first_message,
    },
    rule.transfer_message ?? '',
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const done = (content: string, effect: Effect, speech = ''): SystemToolResult => ({
  outcome: plainOutcome(content, false),
  effect,
  speech,
});

const failed = (content: string): SystemToolResult => ({ outcome: plainOutcome(content, true) });
