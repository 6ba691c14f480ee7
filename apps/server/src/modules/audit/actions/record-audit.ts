import type { Queryable } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { auditLog } from '../audit.tables.ts';

export interface AuditEntry {
  /** What it was done to: `api-key`, `member`, `session`. */
  className: string;
  /** `create`, `delete`, `sign-in` */
  activityName: string;
  targetId?: string;
  /** Ids, counts and choices; never a secret. */
  details?: Record<string, string | number | boolean | null>;
  /** Where it is not the actor's own. */
  ipAddress?: string;
}

/** Who did it: an actor; or a user before there is one (a sign-in); or the server, without a user. */
export type AuditActor = Pick<Actor, 'workspaceId' | 'apiKeyId' | 'ipAddress'> & { userId?: string };

/** Give the transaction of the change: no change without its entry. */
export async function recordAudit(
  db: Queryable,
  { workspaceId, userId, apiKeyId, ...actor }: AuditActor,
  { className, activityName, targetId, details = {}, ipAddress = actor.ipAddress }: AuditEntry,
  now: Date,
): Promise<void> {
  await db.insert(auditLog).values({
    workspaceId,
    actorUserId: userId,
    actorApiKeyId: apiKeyId,
    className,
    activityName,
    targetId,
    details,
    ipAddress,
    createdAt: now,
  });
}
