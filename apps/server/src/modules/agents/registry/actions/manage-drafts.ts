import type { AgentDraft } from '@mynah/contract/agents/registry/branches';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { AgentDraftRow } from '../agents.tables.ts';
import { deleteDraft, findDraft, upsertDraft } from '../branches.store.ts';
import { toDraft } from '../branches.view.ts';
import { withHoldAudio } from '../with-hold-audio.ts';
import { requireFound } from './find-agent.ts';

/** Each person has one draft upon a branch. */
export interface DraftPlace {
  agentId: string;
  branchId: string;
}

export interface DraftChange extends DraftPlace {
  name: string;
  tags?: string[] | undefined;
  conversationConfig: AgentDraftRow['config']['conversation_config'];
  platformSettings: AgentDraftRow['config']['platform_settings'];
  workflow: AgentDraftRow['config']['workflow'];
}

/** @throws Failure `agent_not_found`, `agent_version_not_found`, `permission_denied` */
export async function saveDraft(
  platform: Platform,
  actor: Actor,
  { name, tags = [], conversationConfig, platformSettings, workflow, ...place }: DraftChange,
): Promise<void> {
  const { branch, version } = await requireFound(platform, actor, { ...place, role: 'editor' });
  const { workspaceId, userId } = actor;
  const { hold_audio: holdAudio } = version.config.platform_settings.queueing_config;
  await upsertDraft(platform.db, {
    ...{ workspaceId, userId, branchId: branch.id, base: branch.head },
    ...{ name, tags },
    config: {
      conversation_config: conversationConfig,
      platform_settings: withHoldAudio(platformSettings, holdAudio),
      workflow,
    },
    createdAt: platform.clock.now(),
  });
}

/** @throws Failure `agent_version_not_found` for who has no draft there; else as `saveDraft` */
export async function showDraft(platform: Platform, actor: Actor, place: DraftPlace): Promise<AgentDraft> {
  const { branch } = await requireFound(platform, actor, { ...place, role: 'viewer' });
  const draft = await findDraft(platform.db, branch, actor.userId);
  if (!draft) throw new Failure('agent_version_not_found', 'You have no unpublished changes here.');
  return toDraft(draft, branch);
}

export async function discardDraft(platform: Platform, actor: Actor, place: DraftPlace): Promise<void> {
  const { branch } = await requireFound(platform, actor, { ...place, role: 'editor' });
  await deleteDraft(platform.db, branch, actor.userId);
}
