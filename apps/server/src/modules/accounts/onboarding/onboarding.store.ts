import type { ChecklistItemId } from '@mynah/contract/accounts/onboarding';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type OnboardingSurvey, users } from '../users/users.tables.ts';

export async function saveSurvey(
  db: Queryable,
  userId: string,
  survey: OnboardingSurvey | undefined,
): Promise<void> {
  await db
    .update(users)
    .set({
      isOnboardingCompleted: true,
      ...(survey && { onboardingSurvey: survey }),
      ...(survey?.firstName && { firstName: survey.firstName }),
    })
    .where(eq(users.id, userId));
}

/** A checklist that was started before stays as it is. */
export async function startChecklist(db: Queryable, userId: string, checklistId: string): Promise<void> {
  await db
    .update(users)
    .set({ checklistId })
    .where(and(eq(users.id, userId), isNull(users.checklistId)));
}

/** False if it was ticked already, also by a call at the same moment. */
export async function tickItem(db: Queryable, userId: string, itemId: ChecklistItemId): Promise<boolean> {
  const isOpen = sql`not (${itemId} = any(${users.checklistItemsCompleted}))`;
  const rows = await db
    .update(users)
    .set({ checklistItemsCompleted: sql`array_append(${users.checklistItemsCompleted}, ${itemId})` })
    .where(and(eq(users.id, userId), isOpen))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function updateChecklist(
  db: Queryable,
  userId: string,
  change: { checklistHidden: true } | { isOnboardingChecklistCompleted: true },
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}
