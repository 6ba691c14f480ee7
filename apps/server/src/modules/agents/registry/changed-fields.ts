import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '@mynah/contract/agents/registry/versions';
import type { AgentConfig } from './agents.tables.ts';
import { isFields } from './merge-fields.ts';

type Section = FieldChange['section'];

const sections = ['conversation_config', 'platform_settings', 'workflow'] as const satisfies Section[];

/** What one version changed of another, field by field; lists are told whole, as a merge takes them. */
export const changedFields = (before: AgentConfig, after: AgentConfig): FieldChange[] =>
  sections.flatMap((section) =>
    changesIn(before[section], after[section]).map((change) => ({ section, ...change })),
  );

type Change = Omit<FieldChange, 'section'>;

function changesIn(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isFields(before) || !isFields(after))
    return [{ path: path.join('.'), before: before ?? null, after: after ?? null }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    changesIn(before[name], after[name], [...path, name]),
  );
}
