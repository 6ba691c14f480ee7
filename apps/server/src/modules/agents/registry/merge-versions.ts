import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import type { FieldConflict } from '@mynah/contract/agents/registry/merges';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { invalidSettings } from './actions/create-agent.ts';
import { findVersion } from './agents.store.ts';
import type { AgentConfig, AgentVersionRow } from './agents.tables.ts';
import { listVersionLinks } from './branches.store.ts';
import { commonAncestor } from './common-ancestor.ts';
import { mergeFields, type Sides, type Winner } from './merge-fields.ts';
import { mergeProcedures } from './merge-procedures.ts';

/** Procedures are merged apart: each is taken whole. */
type Section = Exclude<keyof AgentConfig, 'procedures' | 'speech_engine'>;

type Choice = Pick<FieldConflict, 'section' | 'path'> & { side: ReturnType<Winner> };

/**
 * Whose change stands where both changed a field: the source's, that of the side that was changed last, or for each the
 * one that somebody chose.
 */
export type Preference = 'source' | 'newest' | readonly Choice[];

export interface Merged {
  config: AgentConfig;
  conflicts: FieldConflict[];
}

const sections = {
  conversation_config: conversationalConfig,
  platform_settings: agentPlatformSettings,
  workflow: agentWorkflow,
} as const satisfies Record<Section, z.ZodType>;

/** @throws Failure `conflict` where not all that both changed has been chosen; `unprocessable` where it doesn't go together */
export async function mergeVersions(
  db: Queryable,
  source: AgentVersionRow,
  target: AgentVersionRow,
  prefer: Preference,
): Promise<Merged> {
  const links = await listVersionLinks(db, target);
  const ancestor = commonAncestor(links, source.id, target.id);
  const key = { workspaceId: target.workspaceId, id: target.agentId };
  const base = ancestor && (await findVersion(db, key, ancestor.id));
  const newest = source.createdAt >= target.createdAt ? 'source' : 'target';
  const winnerIn = winners(prefer, newest);
  const conflicts: FieldConflict[] = [];
  const section = <K extends Section>(name: K): AgentConfig[K] => {
    const sides: Sides = {
      base: base?.config[name],
      source: source.config[name],
      target: target.config[name],
    };
    const fields = mergeFields(sides, winnerIn(name));
    for (const { path, base: base_value, source: source_value, target: target_value } of fields.conflicts)
      conflicts.push({ path, section: name, base_value, source_value, target_value });
    // two changes that are good on their own may not go together
    const parsed = sections[name].safeParse(fields.merged);
    if (!parsed.success) throw invalidSettings(parsed.error.issues, name);
    return parsed.data as AgentConfig[K];
  };
  const config: AgentConfig = {
    conversation_config: section('conversation_config'),
    platform_settings: section('platform_settings'),
    workflow: section('workflow'),
  };
  const procedures = mergeProcedures(
    { base: base?.config.procedures, source: source.config.procedures, target: target.config.procedures },
    prefer === 'source' ? 'source' : newest,
  );
  if (procedures) config.procedures = procedures;
  return { config, conflicts };
}

function winners(prefer: Preference, newest: 'source' | 'target'): (section: Section) => Winner {
  if (prefer === 'newest') return () => () => newest;
  if (prefer === 'source') return () => () => 'source';
  return (section) => (path) => {
    const choice = prefer.find((one) => one.section === section && one.path === path);
    if (choice) return choice.side;
    throw new Failure('conflict', `Both branches changed ${section}.${path}. Choose which of them stands.`);
  };
}
