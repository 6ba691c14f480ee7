import { plans, professionalVoiceLimit, voiceAddEditCap } from '@mynah/contract';
import { and, eq, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockWorkspace } from '../../workspaces/workspace/index.ts';
import { voices } from '../registry/voices.tables.ts';
import { voiceEdits } from './voice-edits.tables.ts';

type Who = Pick<Actor, 'workspaceId' | 'tier'>;

/**
 * Lets one more voice into the workspace, if the plan has room (BIL-059); two at once wait for one another.
 * @throws Failure `voice_limit_reached`
 */
export async function requireVoiceSlot(transaction: Transaction, { workspaceId, tier }: Who): Promise<void> {
  await lockWorkspace(transaction, workspaceId);
  const most = plans[tier].voiceLimit;
  const has = await transaction.$count(
    voices,
    // a copy of the library is none of the workspace's own professional voices
    and(
      eq(voices.workspaceId, workspaceId),
      or(ne(voices.category, 'professional'), isNotNull(voices.sourceVoiceId)),
    ),
  );
  if (has < most) return;
  throw new Failure(
    'voice_limit_reached',
    `The ${plans[tier].displayName} plan includes ${most} voices, and you’ve used them all. Delete one or upgrade your plan.`,
  );
}

/**
 * Before minutes of work are spent on a voice: is there room for it, and a change of this month left?
 * @throws Failure `voice_limit_reached`, `voice_add_edit_limit_reached`
 */
export const requireVoiceRoom = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, who: Who): Promise<void> =>
  db.transaction(async (transaction) => {
    await requireVoiceSlot(transaction, who);
    await requireEditLeft(transaction, who, clock.now());
  });

/** BIL-055, BIL-056. @throws Failure `professional_voice_limit_reached` */
export async function requireProfessionalSlot(
  transaction: Transaction,
  { workspaceId, tier }: Who,
  extraSlots: number,
): Promise<void> {
  await lockWorkspace(transaction, workspaceId);
  const most = professionalVoiceLimit(tier, extraSlots);
  const isProfessional = and(
    eq(voices.workspaceId, workspaceId),
    eq(voices.category, 'professional'),
    isNull(voices.sourceVoiceId),
  );
  if ((await transaction.$count(voices, isProfessional)) < most) return;
  throw new Failure(
    'professional_voice_limit_reached',
    most === 0
      ? `The ${plans[tier].displayName} plan doesn’t include professional voices.`
      : `Your plan includes ${most} professional voices, and you’ve used them all. Delete one or upgrade your plan.`,
  );
}

/**
 * Counts an added or edited voice towards the cap of the month (BIL-058).
 * @throws Failure `voice_add_edit_limit_reached`
 */
export async function countVoiceEdit(
  transaction: Transaction,
  { workspaceId, tier }: Who,
  { voiceId, kind, now }: { voiceId: string; kind: 'add' | 'edit'; now: Date },
): Promise<void> {
  await requireEditLeft(transaction, { workspaceId, tier }, now);
  await transaction.insert(voiceEdits).values({ id: newId(), workspaceId, voiceId, kind, createdAt: now });
}

async function requireEditLeft(
  transaction: Transaction,
  { workspaceId, tier }: Who,
  now: Date,
): Promise<void> {
  await lockWorkspace(transaction, workspaceId);
  const cap = voiceAddEditCap(plans[tier].voiceLimit);
  const done = await countVoiceEdits(transaction, workspaceId, startOfMonth(now));
  if (done >= cap) {
    throw new Failure(
      'voice_add_edit_limit_reached',
      `Your plan allows ${cap} voice additions and edits a month, and you’ve used them all.`,
    );
  }
}

/** Changes are counted by the calendar's month, UTC. */
export const startOfMonth = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** How many of this month's additions and edits are used. */
export const countVoiceEdits = (
  db: Pick<Transaction, '$count'>,
  workspaceId: string,
  since: Date,
): Promise<number> =>
  db.$count(voiceEdits, and(eq(voiceEdits.workspaceId, workspaceId), gte(voiceEdits.createdAt, since)));
