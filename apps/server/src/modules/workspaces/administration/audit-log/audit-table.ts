import { csvLine } from '../../../../platform/csv/csv-cell.ts';
import type { AuditRow } from './audit-log.store.ts';
import { activityNameOf } from './audit-log.view.ts';

const columns = ['time', 'actor', 'actor_id', 'api_key_id', 'activity', 'target_id', 'address', 'details'];

export const auditTableHead = `${columns.join(',')}\r\n`;

export function toTableLine({ entry, actor }: AuditRow): string {
  const cells = [
    entry.createdAt.toISOString(),
    actor?.email ?? '',
    entry.actorUserId ?? '',
    entry.actorApiKeyId ?? '',
    activityNameOf(entry),
    entry.targetId ?? '',
    entry.ipAddress ?? '',
    JSON.stringify(entry.details),
  ];
  return csvLine(cells);
}
