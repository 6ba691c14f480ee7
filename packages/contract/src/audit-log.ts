import { z } from 'zod';
import { bytes, json, route } from './route.ts';
import { optional, queryInteger } from './wire.ts';

const unixMs = queryInteger(0, 253_402_300_799_999).optional();

/** An event in the form of the Open Cybersecurity Schema Framework (OCSF 1.6, schema.ocsf.io). */
export const auditEntry = z.object({
  id: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /** Milliseconds. */
  time: z.int(),
  time_dt: z.string(),
  activity_id: z.int(),
  activity_name: z.string(),
  category_name: z.string(),
  category_uid: z.int(),
  class_name: z.string(),
  class_uid: z.int(),
  type_uid: z.int(),
  type_name: z.string(),
  severity_id: z.int(),
  status_id: z.int(),
  actor: z.object({
    user: z.object({
      name: z.string().nullable(),
      uid: z.string().nullable(),
      type_id: z.int(),
      email_addr: z.string().nullable(),
    }),
    /** The API key that made the call. */
    app_uid: z.string().nullable(),
  }),
  device: z.object({ ip: z.string(), type_id: z.int() }).nullable(),
  message: z.string(),
  /** What the change was done to, and its particulars. */
  unmapped: z.record(z.string(), z.unknown()),
});
export type AuditLogEntry = z.infer<typeof auditEntry>;

const filter = {
  time_from_unix_ms: unixMs,
  time_to_unix_ms: unixMs,
  actor_uid: optional(z.string().max(64)),
  /** An OCSF class: `Entity Management`. */
  class_name: optional(z.string().max(100)),
  activity_name: optional(z.string().max(100)),
};

export const auditLogRoutes = {
  list: route({
    id: 'audit-log.list',
    method: 'GET',
    path: '/v1/workspace/audit-logs',
    summary: 'List what was done that bears on security, newest first',
    access: 'audit_log_read',
    query: z.object({
      limit: queryInteger(1, 100).default(50),
      cursor: optional(z.string().regex(/^\d{1,15}$/, 'Not a cursor of this list')),
      ...filter,
    }),
    answer: json(
      z.object({ entries: z.array(auditEntry), has_more: z.boolean(), next_cursor: z.string().nullable() }),
    ),
  }),
  download: route({
    id: 'audit-log.download',
    method: 'GET',
    path: '/v1/workspace/audit-logs/csv',
    summary: 'Download the audit log as a table (CSV)',
    access: 'audit_log_read',
    query: z.object(filter),
    answer: bytes('text/csv; charset=utf-8'),
  }),
};
