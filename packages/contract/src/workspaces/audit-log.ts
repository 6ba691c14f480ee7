import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { optional, queryInteger } from '../wire.ts';

const unixMs = queryInteger(0, 253_402_300_799_999).optional();

/** What OCSF knows; 99 is another. */
const activityIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99] as const;
export type ActivityId = (typeof activityIds)[number];

/** An event in the form of the Open Cybersecurity Schema Framework (OCSF 1.6, schema.ocsf.io). */
export const auditEntry = z.object({
  id: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /** Milliseconds. */
  time: z.int(),
  time_dt: z.string(),
  activity_id: z.literal(activityIds),
  activity_name: z.string(),
  category_name: z.string(),
  category_uid: z.int(),
  class_name: z.string(),
  class_uid: z.int(),
  type_uid: z.int(),
  type_name: z.string(),
  severity_id: z.literal([0, 1, 2, 3, 4, 5, 6, 99]),
  status_id: z.literal([0, 1, 2, 99]),
  actor: z.object({
    user: z.object({
      name: z.string().nullable(),
      uid: z.string().nullable(),
      type_id: z.literal([0, 1, 2, 3, 4, 99]),
      /** The type in a word. */
      type: z.string(),
      email_addr: z.string().nullable(),
      full_name: z.string().nullable(),
      domain: z.string().nullable(),
    }),
    /** The API key that made the call. */
    app_uid: z.string().nullable(),
    app_name: z.string().nullable(),
    session: z.null(),
  }),
  device: z.object({ ip: z.string(), hostname: z.null(), type_id: z.int() }).nullable(),
  /** The log keeps what was done, not the request that asked for it. */
  http_request: z.null(),
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
    summary: 'List security-related events, newest first',
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
    summary: 'Download the audit log as a CSV file',
    access: 'audit_log_read',
    query: z.object(filter),
    answer: bytes('text/csv; charset=utf-8'),
  }),
};
