import { and, eq, ne } from 'drizzle-orm';
import type { subscriptions } from '../../billing/index.ts';
import { voices } from '../registry/voices.tables.ts';
import { countVoiceEdits, startOfMonth } from './voice-limits.ts';

/** How many places of the plan are taken, and how many of the month's changes are used (BIL-058, BIL-059). */
export const voiceSlots: subscriptions.UserAnswerPart = {
  subscription: async ({ db, clock }, { workspaceId }) => {
    const inWorkspace = eq(voices.workspaceId, workspaceId);
    return {
      voice_slots_used: await db.$count(voices, and(inWorkspace, ne(voices.category, 'professional'))),
      voice_add_edit_counter: await countVoiceEdits(db, workspaceId, startOfMonth(clock.now())),
    };
  },
};
