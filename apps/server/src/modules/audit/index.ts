export { type AuditEntry, recordAudit } from './actions/record-audit.ts';
export { auditModule } from './module.ts';
