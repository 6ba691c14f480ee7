import type { ChecklistItemId } from '@mynah/contract/accounts/onboarding';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { track } from '../../product-events/index.ts';
import { startChecklist, tickItem, updateChecklist } from '../onboarding.store.ts';

export async function initiateChecklist({ db }: Platform, { userId }: Actor): Promise<void> {
  await startChecklist(db, userId, newId());
}

/** The first time it is ticked and counted; after that nothing happens (NOT-033, NOT-034). */
export async function completeItem(platform: Platform, actor: Actor, itemId: ChecklistItemId): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await startChecklist(transaction, actor.userId, newId());
    if (!(await tickItem(transaction, actor.userId, itemId))) return;
    const event = { name: 'onboarding_checklist_item_completed', properties: { item_id: itemId } } as const;
    await track(platform, actor, event, { transaction });
  });
}

export async function hideChecklist(platform: Platform, actor: Actor): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await updateChecklist(transaction, actor.userId, { checklistHidden: true });
    await track(platform, actor, { name: 'onboarding_checklist_hidden' }, { transaction });
  });
}

export async function markChecklistComplete({ db }: Platform, { userId }: Actor): Promise<void> {
  await updateChecklist(db, userId, { isOnboardingChecklistCompleted: true });
}
