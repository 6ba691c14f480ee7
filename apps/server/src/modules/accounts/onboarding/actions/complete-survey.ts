import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { track } from '../../product-events/index.ts';
import type { OnboardingSurvey } from '../../users/users.tables.ts';
import { saveSurvey } from '../onboarding.store.ts';

/** Whoever answers nothing has finished as well, and keeps what was answered before. */
export async function completeSurvey(
  platform: Platform,
  actor: Actor,
  answers: OnboardingSurvey,
): Promise<void> {
  const isAnswered = Object.values(answers).some(Boolean);
  await platform.db.transaction(async (transaction) => {
    await saveSurvey(transaction, actor.userId, isAnswered ? answers : undefined);
    const properties = { is_answered: isAnswered };
    await track(platform, actor, { name: 'onboarding_completed', properties }, { transaction });
  });
}
