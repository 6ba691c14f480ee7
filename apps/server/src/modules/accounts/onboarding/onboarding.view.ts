import { checklistItemIds, type Onboarding } from '@mynah/contract/accounts/onboarding';
import type { UserRow } from '../users/index.ts';

type Row = Pick<
  UserRow,
  | 'isOnboardingCompleted'
  | 'isOnboardingChecklistCompleted'
  | 'onboardingSurvey'
  | 'checklistId'
  | 'checklistHidden'
  | 'checklistItemsCompleted'
>;

/** The four fields as the user answer has them as well (ACC-015 to ACC-019). */
export const toOnboarding = (row: Row): Onboarding => ({
  is_onboarding_completed: row.isOnboardingCompleted,
  is_onboarding_checklist_completed: row.isOnboardingChecklistCompleted,
  onboarding_survey: toSurvey(row),
  onboarding_checklist: toChecklist(row),
});

function toSurvey({ onboardingSurvey: survey }: Row): Onboarding['onboarding_survey'] {
  if (!survey) return null;
  return {
    first_name: survey.firstName ?? null,
    role: survey.role ?? null,
    subrole: survey.subrole ?? null,
    timezone: survey.timezone ?? null,
    source: survey.source ?? null,
  };
}

function toChecklist(row: Row): Onboarding['onboarding_checklist'] {
  if (!row.checklistId) return null;
  const items = checklistItemIds.map((id) => ({
    onboarding_checklist_item_id: id,
    is_completed: row.checklistItemsCompleted.includes(id),
  }));
  return { checklist_id: row.checklistId, items, hidden: row.checklistHidden };
}
