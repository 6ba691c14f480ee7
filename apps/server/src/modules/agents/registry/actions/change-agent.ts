import { isDeepStrictEqual } from 'node:util';
import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import type { AgentWorkflow } from '@mynah/contract/agents/config/workflow';
import type { z } from 'zod';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { changeAgent as changeRow, findHead, lockBranch } from '../agents.store.ts';
import type { AgentConfig } from '../agents.tables.ts';
import { deleteDraft } from '../branches.store.ts';
import { commitVersion } from '../commit-version.ts';
import { mergeSettings } from '../merge-settings.ts';
import { deleteProcedureDrafts } from '../procedures.store.ts';
import { withHoldAudio } from '../with-hold-audio.ts';
import { invalidSettings } from './create-agent.ts';
import { type AgentKind, type FoundAgent, requireFound } from './find-agent.ts';
import { publishedProcedures } from './publish-procedures.ts';
import { requireCommitter } from './require-committer.ts';

export interface AgentChange {
  agentId: string;
  kind?: AgentKind;
  branchId?: string | undefined;
  conversationConfig?: Record<string, unknown> | undefined;
  platformSettings?: Record<string, unknown> | undefined;
  workflow?: AgentWorkflow | undefined;
  name?: string | undefined;
  tags?: string[] | undefined;
  versionDescription?: string | undefined;
  /** Left out: those that stand, with what the person has changed of them. */
  procedures?: Record<string, { version_id: string }> | undefined;
  speechEngine?: AgentConfig['speech_engine'];
}

/** Commits a version on the branch, where settings change; name and tags are of the agent, whatever its branch. */
export async function changeAgent(
  platform: Platform,
  actor: Actor,
  change: AgentChange,
): Promise<FoundAgent> {
  const { agentId, branchId, kind, name, tags } = change;
  const { agent, branch } = await requireCommitter(platform, actor, { agentId, branchId, kind });
  await platform.db.transaction(async (transaction) => {
    const held = await lockBranch(transaction, branch);
    const before = await findHead(transaction, held);
    const config = withChange(before.config, change);
    const procedures = await publishedProcedures(transaction, actor, {
      branch: held,
      before,
      named: change.procedures,
    });
    if (procedures) config.procedures = procedures;
    // the database gives keys in an order of its own
    const isChanged = !isDeepStrictEqual(config, before.config);
    const description = change.versionDescription ?? '';
    if (isChanged) await commitVersion(platform, transaction, actor, held, { before, config, description });
    // what was published is no draft any more
    await deleteDraft(transaction, held, actor.userId);
    await deleteProcedureDrafts(transaction, held, actor.userId);
    await changeRow(transaction, agent, { name: name ?? agent.name, tags: tags ?? agent.tags });
  });
  return requireFound(platform, actor, { agentId, branchId: branch.id, role: 'editor', kind });
}

/** @throws Failure `unprocessable` with the place of what is wrong */
export function withChange(
  before: AgentConfig,
  { conversationConfig: config, platformSettings: settings, workflow, speechEngine }: Partial<AgentChange>,
): AgentConfig {
  const engine = speechEngine ?? before.speech_engine;
  const { conversation_config: talk, platform_settings: platform } = before;
  const laid = laidOver(agentPlatformSettings, platform, settings, 'platform_settings');
  return {
    conversation_config: laidOver(conversationalConfig, talk, config, 'conversation_config'),
    platform_settings: withHoldAudio(laid, platform.queueing_config.hold_audio),
    workflow: workflow ?? before.workflow,
    ...(before.procedures && { procedures: before.procedures }),
    ...(engine && { speech_engine: engine }),
  };
}

function laidOver<S extends z.ZodType>(
  schema: S,
  before: z.output<S>,
  change: Record<string, unknown> | undefined,
  part: string,
): z.output<S> {
  if (!change) return before;
  const parsed = schema.safeParse(mergeSettings(before, change));
  if (parsed.success) return parsed.data;
  throw invalidSettings(parsed.error.issues, part);
}
