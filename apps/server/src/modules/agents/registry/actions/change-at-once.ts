import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHead, lockBranch } from '../agents.store.ts';
import type { AgentConfig } from '../agents.tables.ts';
import { findDraft, upsertDraft } from '../branches.store.ts';
import { commitVersion } from '../commit-version.ts';
import type { FoundAgent } from './find-agent.ts';

/** Commits one change by itself, and lays it over what the person has not published yet, which stays unpublished. */
export async function changeAtOnce(
  platform: Platform,
  actor: Actor,
  { branch }: Pick<FoundAgent, 'branch'>,
  change: (config: AgentConfig) => AgentConfig,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const held = await lockBranch(transaction, branch);
    const before = await findHead(transaction, held);
    const config = change(before.config);
    const draft = await findDraft(transaction, held, actor.userId);
    // the database gives keys in an order of its own
    const isChanged = !isDeepStrictEqual(config, before.config);
    if (isChanged)
      await commitVersion(platform, transaction, actor, held, { before, config, description: '' });
    if (!draft) return;
    const base = isChanged && draft.base === held.head ? held.head + 1 : draft.base;
    await upsertDraft(transaction, { ...draft, base, config: change(draft.config) });
  });
}
