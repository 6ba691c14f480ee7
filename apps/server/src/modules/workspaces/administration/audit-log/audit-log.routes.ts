import { auditLogRoutes as routes } from '@mynah/contract/workspaces/audit-log';
import { handle } from '../../../../platform/http/index.ts';
import { listAuditLog, writeAuditTable } from './actions/list-audit-log.ts';
import { toAuditEntry } from './audit-log.view.ts';

export const auditLogRoutes = [
  handle(routes.list, async ({ platform, actor, query }) => {
    const { rows, nextCursor } = await listAuditLog(platform, actor, query);
    return { entries: rows.map(toAuditEntry), has_more: nextCursor !== null, next_cursor: nextCursor };
  }),
  handle(routes.download, async ({ platform, actor, query, setHeader }) => {
    setHeader('content-disposition', 'attachment; filename="audit-log.csv"');
    return { contentType: 'text/csv; charset=utf-8', body: writeAuditTable(platform, actor, query) };
  }),
];
