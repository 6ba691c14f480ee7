export { type AuditEntry, recordAudit } from './actions/record-audit.ts';
export { auditLog } from './audit.tables.ts';
export { auditModule } from './module.ts';
