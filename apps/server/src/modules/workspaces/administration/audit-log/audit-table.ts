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
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** Quoted as RFC 4180 has it; a leading quote keeps spreadsheets from running text as a formula. */
export function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
