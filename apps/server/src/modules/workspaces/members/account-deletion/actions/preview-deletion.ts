import type { DeletionPreview } from '@mynah/contract/accounts/privacy';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { ownedMaterial } from '../../../../accounts/privacy/index.ts';
import { listMembers } from '../../members.store.ts';
import { ownsShared } from '../account-deletion.policy.ts';

/** What would be lost, before somebody confirms it. */
export async function previewDeletion({ db, extensions }: Platform, actor: Actor): Promise<DeletionPreview> {
  const material = await Promise.all(
    extensions.at(ownedMaterial).map(async ({ name, count }) => ({ name, count: await count(db, actor) })),
  );
  const members = await listMembers(db, actor.workspaceId);
  return { material, must_transfer_ownership: ownsShared(actor.userId, members) };
}
