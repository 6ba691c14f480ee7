import { alertPercents } from '@mynah/contract/workspaces/budgets';
import type { Platform } from '../../../platform/platform.ts';
import { spending } from '../../workspaces/access/index.ts';
import { deleteOldAlerts, insertAlerts, listNearWorkspaceLimits } from '../alerts.store.ts';

const batchSize = 500;
const keptMs = 60 * 86_400_000;
const [first] = alertPercents;

interface Near {
  workspaceId: string;
  subject: string;
  /** Of what is told: `plan`, `extension`, `budget`, `member`, `api-key`, `group`. */
  kind: string;
  name: string | null;
  userId: string | null;
  used: number;
  limit: number;
  periodEndsAt: Date;
}

/**
 * Tells people of credits that go: of the plan, of what goes beyond it, and of each budget, at three percentages, each
 * once a period. It looks at the sums once a minute, so nobody who generates waits for it.
 */
export async function alertPeople(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const near = await listNear(platform, now);
  for (let at = 0; at < near.length; at += batchSize)
    await alert(platform, near.slice(at, at + batchSize), now);
  await deleteOldAlerts(platform.db, new Date(now.getTime() - keptMs));
}

async function listNear({ db }: Platform, now: Date): Promise<Near[]> {
  const asked = { now, percent: first };
  const ofWorkspaces = await listNearWorkspaceLimits(db, asked);
  const ofHolders = await spending.listNearLimits(db, asked);
  return [
    ...ofWorkspaces.map((near) => ({ ...near, kind: near.subject, name: null, userId: null })),
    ...ofHolders
      .filter(({ limit }) => limit > 0)
      .map(({ holder, id, ...near }) => ({ ...near, kind: holder, subject: `${holder}:${id}` })),
  ];
}

/** The highest that was reached: who jumps from nothing to all is told of the end alone. */
const percentOf = ({ used, limit }: Near): number =>
  alertPercents.findLast((percent) => used * 100 >= limit * percent) ?? first;

const keyOf = ({ workspaceId, subject }: Pick<Near, 'workspaceId' | 'subject'>): string =>
  `${workspaceId} ${subject}`;

async function alert({ db, events }: Platform, near: readonly Near[], now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const rows = near.map((one) => ({
      workspaceId: one.workspaceId,
      subject: one.subject,
      periodEndsAt: one.periodEndsAt,
      percent: percentOf(one),
    }));
    const untold = new Set((await insertAlerts(transaction, rows, now)).map(keyOf));
    for (const one of near.filter((candidate) => untold.has(keyOf(candidate)))) {
      const { workspaceId, kind, name, userId, used, limit, periodEndsAt } = one;
      const payload = {
        kind,
        percent: percentOf(one),
        used,
        limit,
        resets_at_unix: Math.floor(periodEndsAt.getTime() / 1000),
        ...(name !== null && { name }),
        ...(userId !== null && { user_id: userId }),
      };
      await events.append(transaction, { name: 'credits.running-low', workspaceId, payload });
    }
  });
}
