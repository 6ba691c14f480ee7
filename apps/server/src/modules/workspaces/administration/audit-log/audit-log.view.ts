import type { AuditLogEntry } from '@mynah/contract/workspaces/audit-log';
import { activityIdOf, classOf } from './audit-classes.ts';
import type { AuditRow } from './audit-log.store.ts';

const iam = { category_name: 'Identity & Access Management', category_uid: 3 };
const informational = 1;
const success = 1;
const userTypes = {
  unknown: { type_id: 0, type: 'Unknown' },
  person: { type_id: 1, type: 'User' },
  system: { type_id: 3, type: 'System' },
  'service-account': { type_id: 4, type: 'Service' },
} as const;
const unknownDevice = 99;

export function toAuditEntry({ entry, actor }: AuditRow): AuditLogEntry {
  const { name: className, uid } = classOf(entry.className);
  const activityId = activityIdOf(entry.className, entry.activityName);
  const activityName = activityNameOf(entry);
  return {
    id: String(entry.id),
    metadata: { version: '1.6.0', product: { name: 'Mynah' }, tenant_uid: entry.workspaceId },
    time: entry.createdAt.getTime(),
    time_dt: entry.createdAt.toISOString(),
    activity_id: activityId,
    activity_name: activityName,
    ...iam,
    class_name: className,
    class_uid: uid,
    type_uid: uid * 100 + activityId,
    type_name: `${className}: ${activityName}`,
    severity_id: informational,
    status_id: success,
    actor: {
      user: userOf(entry.actorUserId, actor),
      app_uid: entry.actorApiKeyId,
      app_name: null,
      session: null,
    },
    device: entry.ipAddress === null ? null : { ip: entry.ipAddress, hostname: null, type_id: unknownDevice },
    http_request: null,
    message: messageOf({ entry, actor }),
    unmapped: { target_type: entry.className, target_id: entry.targetId, ...entry.details },
  };
}

function userOf(uid: string | null, actor: AuditRow['actor']): AuditLogEntry['actor']['user'] {
  // an account that is gone keeps its id in the log
  const kind = actor?.kind ?? (uid === null ? 'system' : 'unknown');
  return {
    uid,
    name: actor?.name ?? null,
    ...userTypes[kind],
    email_addr: actor?.email ?? null,
    // people give one name here
    full_name: null,
    domain: null,
  };
}

/** `api-key`, `auto-disable`: `Api Key Auto Disable` */
export const activityNameOf = ({ className, activityName }: AuditRow['entry']): string =>
  `${className} ${activityName}`.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function messageOf({ entry, actor }: AuditRow): string {
  const who = actor?.name ?? actor?.email ?? (entry.actorUserId === null ? 'The server' : 'A former user');
  const target = entry.targetId === null ? '' : ` (${entry.targetId})`;
  return `${who}: ${activityNameOf(entry).toLowerCase()}${target}`;
}
