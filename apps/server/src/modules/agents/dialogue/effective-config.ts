import type { ConversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import type { ConversationConfigClientOverride } from '@mynah/contract/agents/config/overrides';
import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { Failure } from '../../../platform/errors/index.ts';

type Settings = Readonly<Record<string, unknown>>;

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings with others laid over them: objects at every depth, lists and values whole; null and absent change nothing. */
export function overlay<T>(base: T, over: unknown): T {
  if (!isSettings(over)) return base;
  const result: Record<string, unknown> = { ...(base as Settings) };
  for (const [name, value] of Object.entries(over)) {
    if (value === undefined || value === null) continue;
    result[name] = isSettings(value) && isSettings(result[name]) ? overlay(result[name], value) : value;
  }
  return result as T;
}

/** @throws Failure `override_not_allowed` for the first setting that the agent keeps to itself */
export function requireAllowed(
  over: ConversationConfigClientOverride | null | undefined,
  allowed: AgentPlatformSettings['overrides']['conversation_config_override'],
): void {
  for (const path of pathsOf(over ?? {})) {
    if (isAllowed(allowed, path)) continue;
    throw new Failure(
      'override_not_allowed',
      `Override for field '${path.at(-1)}' is not allowed by config.`,
      { data: { param: path.join('.') } },
    );
  }
}

/** Whole settings that are given: `['agent', 'prompt', 'llm']`. */
function pathsOf(over: unknown, path: readonly string[] = []): string[][] {
  if (over === null || over === undefined) return [];
  if (!isSettings(over)) return [[...path]];
  return Object.entries(over).flatMap(([name, value]) => pathsOf(value, [...path, name]));
}

function isAllowed(allowed: unknown, path: readonly string[]): boolean {
  let at: unknown = allowed;
  for (const name of path) {
    if (!isSettings(at)) break;
    at = at[name];
  }
  return at === true;
}

export interface ConfigLayers {
  base: ConversationalConfig;
  /** Of the workflow's node where the conversation is. */
  node?: unknown;
  language: string;
  client?: ConversationConfigClientOverride | null;
}

/**
 * The settings as they hold now: the agent's, those of the workflow's node, what the language changes, what the client
 * asked for.
 */
export function effectiveConfig({ base, node, language, client }: ConfigLayers): ConversationalConfig {
  const ofNode = overlay(base, node);
  const preset = ofNode.language_presets[language];
  const ofLanguage = overlay(ofNode, preset?.overrides);
  const config = overlay(ofLanguage, client);
  return { ...config, agent: { ...config.agent, language } };
}
