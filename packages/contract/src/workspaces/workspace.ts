import { z } from 'zod';
import { tiers } from '../billing/plans.ts';
import { pronunciationLocators, shownPronunciationLocator } from '../dictionaries/pronunciation-locator.ts';
import { retentionDays } from '../history/history-sources.ts';
import { permissions } from '../permissions.ts';
import { json, route } from '../route.ts';
import { id, queryBoolean } from '../wire.ts';

/** The union of the specification's two lists (WSP-009, WSP-010). */
export const workspace = z.object({
  workspace_id: z.string(),
  name: z.string(),
  owner_id: z.string(),
  owner_email: z.string(),
  subscription: z.object({
    tier: z.enum(tiers),
    status: z.string(),
    currency: z.string().nullable(),
    billing_period: z.string().nullable(),
    allowed_to_use_projects_api: z.boolean(),
    character_count: z.int(),
    /** -1: unlimited. */
    character_limit: z.int(),
    voice_limit: z.int(),
    professional_voice_limit: z.int(),
    extra_pvc_slots: z.int(),
    moderation: z.record(z.string(), z.unknown()),
    can_extend_character_limit: z.boolean(),
    allowed_to_extend_character_limit: z.boolean(),
  }),
  stripe: z.record(z.string(), z.unknown()).nullable(),
  payouts: z.record(z.string(), z.unknown()).nullable(),
  can_use_delayed_payment_methods: z.boolean(),
  trust_on_invoice_creation: z.boolean(),
  created_at_unix: z.int(),
  max_seats: z.int(),
  storing_shared_files_on_user: z.boolean(),
  /** A flag and when it was last set (WSP-013). */
  training_opt_out: z.object({ flag: z.boolean(), timestamp_unix: z.int().nullable() }),
  /** Applied to everything that is spoken in the workspace, after what a call names itself (PRN-005, PRN-006). */
  pronunciation_dictionary_locators: z.array(shownPronunciationLocator),
  /** Seconds; null: none (WSP-075). */
  session_inactivity_timeout: z.int().nullable(),
  /** Empty: all that the plan has (WSP-016). */
  all_members_permissions: z.array(z.enum(permissions)),
  voice_library_removal_notice_webhook_id: z.string().nullable(),
  /** Null: as each key has it. */
  third_party_disable_allowed: z.boolean().nullable(),
  /** Days after which history items are deleted with their audio; null: never. */
  history_retention_days: z.int().nullable(),
});
export type Workspace = z.infer<typeof workspace>;

/** The least keeps a typo from locking everybody out at once; the most is 30 days. */
const inactivitySeconds = z
  .int()
  .min(60)
  .max(30 * 24 * 3600);

export const workspaceAnswerRoutes = {
  get: route({
    id: 'workspace.get',
    method: 'GET',
    path: '/v1/workspace',
    summary: 'Get the workspace',
    access: 'workspace_read',
    answer: json(workspace),
  }),
  update: route({
    id: 'workspace.update',
    method: 'PUT',
    path: '/v1/workspace/update-workspace',
    summary: 'Change the workspace',
    access: 'workspace_write',
    query: z.object({ training_opt_out: queryBoolean.optional() }),
    /** Absent fields stay; null lifts a timeout. */
    body: z
      .object({
        name: z.string().trim().min(1).max(100).optional(),
        session_inactivity_timeout: inactivitySeconds.nullable().optional(),
        all_members_permissions: z.array(z.enum(permissions)).max(permissions.length).optional(),
        third_party_disable_allowed: z.boolean().nullable().optional(),
        history_retention_days: z.int().min(retentionDays.min).max(retentionDays.max).nullable().optional(),
        /** WSP-018: a webhook of this workspace. */
        voice_library_removal_notice_webhook_id: id.nullable().optional(),
        pronunciation_dictionary_locators: pronunciationLocators.optional(),
      })
      .optional(),
    answer: json(workspace),
  }),
};
